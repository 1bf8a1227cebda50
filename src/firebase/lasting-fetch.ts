/**
 * A request that outlives its page may be 64 KiB long (Fetch, section 4.5); a character takes up to three
 * bytes.
 */
const longestLasting = 20_000;

/** As `plain`: but a request in progress when the tab is closed is still sent, if it is short and the browser supports that. */
export const lastingFetch =
  (plain: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (typeof init?.body !== 'string' || init.body.length > longestLasting) {
      return plain(input, init);
    }
    try {
      return await plain(input, { ...init, keepalive: true });
    } catch {
      return plain(input, init);
    }
  };

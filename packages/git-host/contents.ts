/** The name that git has for the contents of a file (SHA-1 of its kind, length and bytes). */
export const blobId = async (bytes: Uint8Array): Promise<string> => {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** More arguments than this at once are too many for a function. */
const slice = 0x8000;

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += slice) {
    text += String.fromCharCode(...bytes.subarray(at, at + slice));
  }
  return btoa(text);
};

/** The host breaks lines. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0));

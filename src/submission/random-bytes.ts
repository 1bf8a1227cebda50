/** From the browser's own source; without it from a weaker one, which no message has to wait for. */
export const randomBytes = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.random() * 256);
  }
};

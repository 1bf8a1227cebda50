/** From the browser's own source, or else from a weaker one, so that no message has to wait. */
export const randomBytes = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.random() * 256);
  }
};

type RandomBytes = (length: number) => Uint8Array;

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** 160 random bits as 40 hex digits: a globally unique document id. */
export const documentId = (randomBytes: RandomBytes) => hex(randomBytes(20));

/** Hex groups of 8-4-4-4-12, the name of an uploaded file (specification, section 7). */
export const hexGroups = (randomBytes: RandomBytes) =>
  hex(randomBytes(16)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What is used of `node:crypto`, in a worker. Browsers hash only asynchronously, and steps are planned at once. */
export const createHash = (_algorithm: 'sha256') => {
  const hash = sha256.create();
  const made = {
    update: (part: Uint8Array | string) => {
      hash.update(typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part));
      return made;
    },
    digest: (_encoding: 'hex') => bytesToHex(hash.digest()),
  };
  return made;
};

export const randomUUID = () => crypto.randomUUID();

import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** As much of a hash as tells the photographs of a site apart. */
const hashLength = 10;

export const hashOfPhoto = (source: Buffer) =>
  createHash('sha256').update(source).digest('hex').slice(0, hashLength);

/** Where the sizes of a photograph are: `/assets/photos/tom-1a2b3c4d5e`, to which size and format are added. */
export const photoStem = (address: string, hash: string) => {
  const name = basename(address, extname(address))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `/assets/photos/${name}-${hash}`;
};

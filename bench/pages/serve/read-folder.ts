import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentTypes } from './content-types';

/** A file as it is sent. */
export type Asset = {
  type: string;
  etag: string;
  /** The name changes with the content, so browsers may cache it. */
  hashed: boolean;
  /** By content-encoding, the best first. */
  bodies: { encoding: 'br' | 'gzip' | 'identity'; body: Buffer }[];
};

const hashedFolder = /^\/(assets|_next\/static|_astro)\//;
const compressed = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;

const toAsset = (file: string, path: string): Asset => {
  const plain = readFileSync(file);
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const bodies: Asset['bodies'] = [{ encoding: 'identity', body: plain }];
  if (compressed.test(type)) {
    bodies.unshift(
      { encoding: 'br', body: brotliCompressSync(plain) },
      { encoding: 'gzip', body: gzipSync(plain, { level: 9 }) },
    );
  }
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { type, etag, hashed: hashedFolder.test(path), bodies };
};

/** `/index.html` is requested as `/`, `/About-us.html` as `/About-us`. */
const pathOf = (folder: string, file: string) =>
  `/${relative(folder, file).split(sep).join('/')}`.replace(/(?:(\/)index)?\.html$/, '$1');

/** Every file below `folder`, compressed, by its request path. */
export const readFolder = (folder: string): Map<string, Asset> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [pathOf(folder, file), file])
      .map(([path, file]) => [path, toAsset(file, path)]),
  );

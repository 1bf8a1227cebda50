import sharp, { type Sharp } from 'sharp';
import { cached } from '../cache';
import type { PhotoFormat } from './photo-files';

/** For files of other qualities than these it changes. */
const kind = 'photos-2';

/** What nobody tells from the original at the size of a screen. */
const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  // Colours in half the places, as in every WebP and most JPEG: fewer bytes, and half the time.
  avif: (image) => image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
};

type Wanted = { source: Buffer; hash: string; width: number; format: PhotoFormat };

/** The photograph `source`, upright and without what a camera notes of place and owner; kept, since AVIF takes seconds. */
export const makePhoto = (root: string, { source, hash, width, format }: Wanted): Promise<Buffer> =>
  cached(root, {
    kind,
    name: `${hash}-${width}.${format}`,
    make: () => {
      const image = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
      return encode[format](image).toBuffer();
    },
  });

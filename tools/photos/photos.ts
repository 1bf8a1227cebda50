import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Sharp } from 'sharp';
import { groupOf } from '../../packages/config-values/values';
import { loadSharp } from '../../packages/site-files';
import { cached } from '../cache';
import { isDraft } from './is-draft';

/** Enough of a hash to tell the photographs of a site apart. */
const hashLength = 10;

export const hashOfPhoto = (source: Buffer) =>
  createHash('sha256').update(source).digest('hex').slice(0, hashLength);

/** The prefix of a photograph's files: `/assets/photos/tom-1a2b3c4d5e`; size and format are appended. */
export const photoStem = (address: string, hash: string) => {
  const name = basename(address, extname(address))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `/assets/photos/${name}-${hash}`;
};

/** Formats of photographs; an SVG is a drawing, sharp at every size. */
const sized = /\.(?:png|jpe?g|webp|avif)$/i;

type Sized = { file: string; width: number };

const isSized = (value: Record<string, unknown>): value is Sized & Record<string, unknown> =>
  typeof value.file === 'string' && sized.test(value.file) && typeof value.width === 'number';

/** A copy of config in which `complete` has added to each photograph. */
export const withPhotos = async (
  value: unknown,
  complete: (photo: Sized) => Promise<object>,
): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map((each) => withPhotos(each, complete)));
  if (typeof value !== 'object' || value === null) return value;
  const group = groupOf(value);
  const entries = Object.entries(group).map(
    // No page shows what previews of its link do.
    async ([key, each]) =>
      [key, key === 'shareImage' ? each : await withPhotos(each, complete)] as const,
  );
  const copy: Record<string, unknown> = Object.fromEntries(await Promise.all(entries));
  return isSized(group) ? { ...copy, ...(await complete(group)) } : copy;
};

/** The largest is for openings from edge to edge, on large and on dense screens. */
const widths = [400, 800, 1200, 1600, 2400, 3200];

type PhotoFormat = 'avif' | 'webp';

const formats: PhotoFormat[] = ['avif', 'webp'];

/** The widths, in pixels, for a photograph of `width`: none is enlarged. */
export const photoWidths = (width: number): [...number[], number] => {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((each) => each < largest), largest];
};

export const photoFile = (stem: string, width: number, format: PhotoFormat) =>
  `${stem}-${width}.${format}`;

/** The files for an element's `srcset` (HTML, section 4.8.4.2.1). */
const sourceSet = (stem: string, width: number, format: PhotoFormat) =>
  photoWidths(width)
    .map((each) => `${photoFile(stem, each, format)} ${each}w`)
    .join(', ');

/** The files of a photograph, as `Photograph` of src/pictures reads them from config. */
export const photoSources = (stem: string, width: number) => ({
  /** The largest useful one. */
  file: photoFile(stem, Math.max(...photoWidths(width)), 'webp'),
  sources: { avif: sourceSet(stem, width, 'avif'), webp: sourceSet(stem, width, 'webp') },
});

/** In pixels: a draft has no more of them, whatever its name says. */
const widestDraft = 800;

/** In two fifths of the time, and half as large again. */
const effort = isDraft ? { avif: 0, webp: 0 } : { avif: 2, webp: 4 };

/** Changes with the qualities below. */
const cacheKind = isDraft ? 'photos-3-draft' : 'photos-2';

/** Qualities that look like the original at screen size. */
const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  // Chroma subsampling, as in every WebP and most JPEG: fewer bytes, and half the time.
  avif: (image) => image.avif({ quality: 55, effort: effort.avif, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 78, effort: effort.webp }),
};

type Photo = {
  source: Buffer;
  /** Of the source: `hashOfPhoto`. */
  hash: string;
  /** Of the source, in pixels. */
  width: number;
};

/** Its pixels in the largest size, upright and without the camera's metadata on place and owner. */
const decode = async ({ source, width }: Photo) => {
  const sharp = await loadSharp();
  return sharp(source)
    .autoOrient()
    .resize({ width: Math.max(...photoWidths(width)), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
};

type PhotoFile = {
  width: number;
  format: PhotoFormat;
  /** Its bytes: cached, since AVIF takes seconds. Throws where the source is damaged. */
  make: () => Promise<Buffer>;
};

/**
 * The files of a photograph. It is decoded once for all of them, and only if one is not in the cache: an AVIF takes
 * longer to decode than to encode in a small size.
 */
export const photoFiles = (root: string, photo: Photo): PhotoFile[] => {
  let decoded: ReturnType<typeof decode> | undefined;
  const makeFrom = async (width: number, format: PhotoFormat) => {
    decoded ??= decode(photo);
    const [sharp, { data, info }] = await Promise.all([loadSharp(), decoded]);
    // No `clone`, which copies the pixels.
    const image = sharp(data, { raw: info }).resize({
      width: isDraft ? Math.min(width, widestDraft) : width,
      withoutEnlargement: true,
    });
    return encode[format](image).toBuffer();
  };
  return photoWidths(photo.width).flatMap((width) =>
    formats.map((format) => ({
      width,
      format,
      make: () =>
        cached(root, {
          kind: cacheKind,
          name: `${photo.hash}-${width}.${format}`,
          make: () => makeFrom(width, format),
        }),
    })),
  );
};

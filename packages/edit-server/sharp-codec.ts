import type { Sharp } from 'sharp';
import type { PictureCodec, PictureFormat } from '../edit-routes';
import { loadSharp, mostMegapixels } from '../site-files';

const limitInputPixels = mostMegapixels * 1_000_000;

const written = (image: Sharp, format: PictureFormat, quality: number): Promise<Buffer> => {
  if (format === 'jpg') return image.jpeg({ quality, mozjpeg: true }).toBuffer();
  if (format === 'png') return image.png().toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  // AVIF says as much with a lower figure.
  return image.avif({ quality: quality - 20, effort: 2 }).toBuffer();
};

/** Photographs by sharp, which writes each format. */
export const sharpCodec: PictureCodec = {
  read: async (bytes) => {
    const sharp = await loadSharp();
    const is = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height, orientation = 1, space, exif, xmp, iptc, pages = 1, autoOrient } = is;
    const isPlain = orientation === 1 && !exif && !xmp && !iptc && space !== 'cmyk';
    return { width, height, upright: autoOrient, moves: pages > 1, isPlain };
  },
  decode: async (bytes) => {
    const sharp = await loadSharp();
    await sharp(bytes).stats();
  },
  encode: async (bytes, { format, side, quality, part }) => {
    const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
    const sharp = await loadSharp();
    const upright = sharp(bytes, { limitInputPixels }).autoOrient();
    const image = (part ? upright.extract(part) : upright).resize(size);
    return { format, bytes: await written(image, format, quality) };
  },
};

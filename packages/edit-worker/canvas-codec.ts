import { imageSize } from 'image-size';
import type { PictureCodec, PictureFormat } from '../edit-routes';

const types: Record<PictureFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** EXIF's Orientation: these four values swap width and height. */
const isTurned = (orientation: number) => orientation >= 5;

const bitmapOf = (bytes: Uint8Array, format: PictureFormat) =>
  createImageBitmap(new Blob([new Uint8Array(bytes)], { type: types[format] }));

const drawn = (bitmap: ImageBitmap, { left, top, width, height }: Drawn, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height));
  const [wide, high] = [width, height].map((each) => Math.max(1, Math.round(each * scale)));
  const canvas = new OffscreenCanvas(wide ?? 1, high ?? 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
};

type Drawn = { left: number; top: number; width: number; height: number };

/** What a browser writes of a canvas: WebP, or where it writes none (Safari) what was asked for as JPEG or PNG. */
const written = async (canvas: OffscreenCanvas, wanted: PictureFormat, quality: number) => {
  const as = async (format: PictureFormat) => {
    const blob = await canvas.convertToBlob({ type: types[format], quality: quality / 100 });
    const bytes = Buffer.from(await blob.arrayBuffer());
    return blob.type === types[format] ? { format, bytes } : undefined;
  };
  const made =
    (await as(wanted === 'png' ? 'png' : 'webp')) ?? (await as('jpg')) ?? (await as('png'));
  if (!made) throw new Error('This browser writes no pictures.');
  return made;
};

/**
 * Photographs by a browser's canvas, in a worker. It shows no frames and no metadata: AVIF, of which little else is
 * known, is always written anew.
 */
export const canvasCodec: PictureCodec = {
  read: (bytes, format) => {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const upright = isTurned(orientation) ? { width: height, height: width } : { width, height };
    const moves = bytes.subarray(0, 4096).includes('ANIM') || bytes.includes('ftypavis');
    const isPlain = orientation === 1 && format !== 'avif';
    return Promise.resolve({ width, height, upright, moves: format !== 'svg' && moves, isPlain });
  },
  decode: async (bytes, format) => (await bitmapOf(bytes, format)).close(),
  encode: async (bytes, { format, side, quality, part }) => {
    const bitmap = await bitmapOf(bytes, format);
    try {
      const { width, height } = bitmap;
      const canvas = drawn(bitmap, part ?? { left: 0, top: 0, width, height }, side);
      return await written(canvas, format, quality);
    } finally {
      bitmap.close();
    }
  },
};

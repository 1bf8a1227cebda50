import { imageSize } from 'image-size';
import { mostMegapixels } from '../../site-files';
import { Refusal } from '../http/refusal';
import { drawingText, whyNotDrawn } from './drawing';
import { isPlain } from './is-plain';
import type { PictureCodec, PictureFormat, PicturePart } from './picture-codec';

/** A picture as it is stored: its sort is the ending of its name. */
export type Prepared = { format: PictureFormat | 'svg'; bytes: Buffer };

const megabyte = 1_000_000;

/** Above any screen, and what a page in a repository should weigh. */
const pictureLimits = { side: 3200, bytes: 1.5 * megabyte };

const mostPixels = mostMegapixels * 1_000_000;

const accepted = 'JPEG, PNG, WebP, AVIF or SVG';

const refuse = (words: string): never => {
  throw new Refusal(422, words);
};

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

const brandOf = (bytes: Buffer) =>
  startsWith(bytes, 'ftyp', 4) ? bytes.toString('latin1', 8, 12) : undefined;

/** Formats that are known by name, so that the person who chose one reads which it is. */
const others: [string, (bytes: Buffer) => boolean][] = [
  ['a GIF', (bytes) => startsWith(bytes, 'GIF8')],
  ['a TIFF', (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['a BMP', (bytes) => startsWith(bytes, 'BM')],
  ['a Photoshop file', (bytes) => startsWith(bytes, '8BPS')],
  ['a HEIC picture of a telephone', (bytes) => /^(?:hei|hev|mif1|msf1)/.test(brandOf(bytes) ?? '')],
  ['a video', (bytes) => brandOf(bytes) !== undefined || startsWith(bytes, '\x1aE\xdf\xa3')],
  ['a PDF', (bytes) => startsWith(bytes, '%PDF')],
  [
    'a web page',
    (bytes) =>
      /<(?:!doctype\s+html|html|head|body|script)\b/i.test(bytes.toString('latin1', 0, 4096)),
  ],
];

/** The sort of a photograph by its first bytes, whatever its name says. */
const rasterFormat = (bytes: Buffer): PictureFormat | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return /^avi[fs]$/.test(brandOf(bytes) ?? '') ? 'avif' : undefined;
};

/** Tried until one is small enough; the last one is, of any photograph. */
const attempts = [
  { side: pictureLimits.side, quality: 90 },
  { side: pictureLimits.side, quality: 80 },
  { side: 2400, quality: 80 },
  { side: 2000, quality: 75 },
  { side: 1600, quality: 70 },
];

type Whole = { format: PictureFormat; part?: PicturePart };

/** Small enough to be stored; the whole of it, or a part. */
const encoded = async (
  codec: PictureCodec,
  bytes: Buffer,
  { format, part }: Whole,
): Promise<Prepared> => {
  const made = (as: PictureFormat, attempt: (typeof attempts)[number]): Promise<Prepared> =>
    codec.encode(bytes, { format: as, part, ...attempt });
  const fits = (prepared: Prepared) => prepared.bytes.length <= pictureLimits.bytes;
  const [best = { side: pictureLimits.side, quality: 90 }, ...rest] = attempts;
  const first = await made(format, best);
  if (fits(first)) return first;
  // What is drawn is small as PNG; a photograph is not, and loses nothing that is seen.
  const smaller = format === 'png' ? 'webp' : format;
  for (const attempt of format === 'png' ? attempts : rest) {
    const prepared = await made(smaller, attempt);
    if (fits(prepared)) return prepared;
  }
  return refuse('This picture stays too large, however it is saved. Make it smaller first.');
};

type ReadPicture = Awaited<ReturnType<PictureCodec['read']>>;

/** Whether the file can be stored as it came, byte for byte. */
const isInOrder = (bytes: Buffer, format: PictureFormat, is: ReadPicture): boolean => {
  const { width, height } = is;
  if (bytes.length > pictureLimits.bytes || Math.max(width, height) > pictureLimits.side)
    return false;
  if (!is.isPlain) return false;
  if (format !== 'avif' && !isPlain(format, bytes)) return false;
  // The check reads the size by other means: it must find the same.
  const read = imageSize(bytes);
  return read.width === width && read.height === height;
};

const damaged = (what: string) =>
  `This ${what} is damaged, and cannot be shown. Save it again from the original.`;

const readFacts = async (
  codec: PictureCodec,
  bytes: Buffer,
  format: Prepared['format'],
): Promise<ReadPicture> => {
  try {
    return await codec.read(bytes, format);
  } catch {
    return refuse(damaged(format.toUpperCase()));
  }
};

const prepareRaster = async (
  codec: PictureCodec,
  bytes: Buffer,
  format: PictureFormat,
): Promise<Prepared> => {
  const is = await readFacts(codec, bytes, format);
  if (is.width * is.height > mostPixels) {
    return refuse(
      `This picture has more than ${mostMegapixels} million pixels. Save it in a smaller size first.`,
    );
  }
  if (is.moves || bytes.subarray(0, 200).includes('acTL')) {
    return refuse(
      'This picture moves. Pages show pictures that stand still, and videos by a section of their own.',
    );
  }
  try {
    if (!isInOrder(bytes, format, is)) return await encoded(codec, bytes, { format });
    // Damage within it is only found when it is decoded, as the build does.
    await codec.decode(bytes, format);
    return { format, bytes };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(damaged(format.toUpperCase()));
  }
};

const prepareDrawing = async (
  codec: PictureCodec,
  bytes: Buffer,
  svg: string,
): Promise<Prepared> => {
  if (bytes.length > pictureLimits.bytes) {
    return refuse(
      'This drawing is larger than 1.5 MB. Save it as PNG or JPEG, or make it simpler.',
    );
  }
  const why = whyNotDrawn(svg);
  if (why !== undefined) {
    return refuse(
      `The drawing ${why}. Save it as a plain SVG, without anything that runs or loads.`,
    );
  }
  try {
    imageSize(bytes);
  } catch {
    return refuse('The drawing says no size: it has neither a width and a height nor a viewBox.');
  }
  await readFacts(codec, bytes, 'svg');
  return { format: 'svg', bytes };
};

/**
 * The picture as it is stored: of a sort that the check knows, upright, in bounds, and without what a camera
 * writes into it. What is in order already stays as it is, byte for byte.
 * @throws {Refusal} 422, with why it is none that can be shown.
 */
export const preparePicture = async (codec: PictureCodec, bytes: Buffer): Promise<Prepared> => {
  if (bytes.length === 0) return refuse('This file is empty.');
  const format = rasterFormat(bytes);
  if (format !== undefined) return prepareRaster(codec, bytes, format);
  const svg = drawingText(bytes);
  if (svg !== undefined) return prepareDrawing(codec, bytes, svg);
  const other = others.find(([, is]) => is(bytes))?.[0];
  return refuse(
    other === undefined
      ? `This is no picture that a browser shows, whatever its name. Pictures are ${accepted}.`
      : `This is ${other}, whatever its name. Save it as ${accepted} first.`,
  );
};

/**
 * A part of a stored picture, as it is stored itself.
 * @throws {Refusal} 422 for a drawing, and where the part is not within the picture
 */
export const cutPicture = async (
  codec: PictureCodec,
  bytes: Buffer,
  part: PicturePart,
): Promise<Prepared> => {
  const format = rasterFormat(bytes);
  if (format === undefined) return refuse('A drawing is not cut: it fits any room.');
  const { upright } = await readFacts(codec, bytes, format);
  const { left, top, width, height } = part;
  const isWithin = left + width <= upright.width && top + height <= upright.height;
  if (!isWithin) return refuse('This is more than the picture has.');
  return encoded(codec, bytes, { format, part });
};

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { publicFile, siteFiles } from './site-files';

/** The addresses of all files in public/ that are published, as /prices.pdf; of these, the pictures, and the videos and captions. */
export const publicFiles = (site: string) => {
  const files = siteFiles(site, 'public').files.map((file) => file.replace(/^public/, ''));
  return {
    files,
    pictures: files.filter((name) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(name)),
    media: files.filter((name) => /\.(?:mp4|webm|vtt)$/i.test(name)),
  };
};

/** The real type of a file in public/, whatever its name; for other files than pictures, only the size. */
export type PictureFacts = {
  bytes: number;
  /** The correct extension, without the point. */
  format?: string | undefined;
  /** As displayed, in pixels: cameras save upright pictures rotated, with a note. */
  width?: number;
  height?: number;
};

/** What a camera takes at most; a small file may claim any size, which would fill the memory. In millions of pixels. */
export const mostMegapixels = 100;

/** Width and height are at the beginning, after the camera's metadata: a preview at most. */
const headerBytes = 512 * 1024;

const headerOf = (file: string, bytes: number) => {
  const header = Buffer.alloc(Math.min(bytes, headerBytes));
  const open = openSync(file, 'r');
  readSync(open, header);
  closeSync(open);
  return header;
};

/** EXIF's Orientation: these four values swap width and height. */
const isTurned = (orientation = 1) => orientation >= 5;

/** `file` has the bytes, where they are not those of the address yet. */
export const pictureFacts = (
  root: string,
  address: string,
  file = publicFile(root, address),
): PictureFacts | undefined => {
  if (file === undefined) return undefined;
  const bytes = statSync(file).size;
  try {
    const { width, height, type, orientation } = imageSize(headerOf(file, bytes));
    const format = type === 'heif' ? 'avif' : type;
    return isTurned(orientation)
      ? { bytes, format, width: height, height: width }
      : { bytes, format, width, height };
  } catch {
    return { bytes };
  }
};

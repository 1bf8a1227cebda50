import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { publicFile, siteFiles } from '../../site-files/site-files';

/** The addresses of all files in public/ below `root` that are published, as /prices.pdf. */
export const filesIn = (root: string): string[] =>
  siteFiles(root, 'public').files.map((file) => file.replace(/^public/, ''));

/** Those of them that are pictures, as /pictures/studio.webp. */
export const picturesIn = (root: string): string[] =>
  filesIn(root).filter((name) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(name));

/** Those of them that are videos and captions. */
export const mediaIn = (root: string): string[] =>
  filesIn(root).filter((name) => /\.(?:mp4|webm|vtt)$/i.test(name));

/** What a file of public/ is, whatever its name says; of one that is no picture its size alone. */
export type PictureFacts = {
  bytes: number;
  /** As its ending should be, without the point. */
  format?: string | undefined;
  /** As it is seen, in pixels: cameras save what was held upright lying, and note that. */
  width?: number;
  height?: number;
};

/** Width and height stand at the beginning, behind what a camera notes: a preview at most. */
const headerBytes = 512 * 1024;

const headerOf = (file: string, bytes: number) => {
  const header = Buffer.alloc(Math.min(bytes, headerBytes));
  const open = openSync(file, 'r');
  readSync(open, header);
  closeSync(open);
  return header;
};

/** EXIF's Orientation: of these four values width is height. */
const isTurned = (orientation = 1) => orientation >= 5;

export const pictureFacts = (root: string, address: string): PictureFacts | undefined => {
  const file = publicFile(root, address);
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

import { siteFiles } from '../../site-files/site-files';

/** The addresses of all files in public/ below `root` that are published, as /prices.pdf. */
export const filesIn = (root: string): string[] =>
  siteFiles(root, 'public').files.map((file) => file.replace(/^public/, ''));

/** Those of them that are pictures, as /pictures/studio.webp. */
export const picturesIn = (root: string): string[] =>
  filesIn(root).filter((name) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(name));

/** Those of them that are videos and captions. */
export const mediaIn = (root: string): string[] =>
  filesIn(root).filter((name) => /\.(?:mp4|webm|vtt)$/i.test(name));

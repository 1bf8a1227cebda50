import type { Unread } from '../../packages/site-check/checks/check-files';
import type { PictureFacts } from '../../packages/site-files/public-files';

/** The files in public/ for the table of mistakes. */
export const knownPictures: Record<string, PictureFacts> = {
  '/pictures/tom.webp': { bytes: 61_000, format: 'webp', width: 640, height: 800 },
  '/pictures/wide.webp': { bytes: 70_000, format: 'webp', width: 800, height: 600 },
  '/pictures/yard.webp': { bytes: 161_000, format: 'webp', width: 2400, height: 1600 },
  '/pictures/stamp.png': { bytes: 9000, format: 'png', width: 320, height: 240 },
  '/pictures/bomb.png': { bytes: 90_000, format: 'png', width: 20_000, height: 20_000 },
  '/pictures/camera.jpg': { bytes: 40_000_000, format: 'jpg', width: 640, height: 800 },
  '/pictures/saved-page.png': { bytes: 2400 },
  '/pictures/emptied.jpg': { bytes: 0 },
  '/pictures/telephone.jpeg': { bytes: 90_000, format: 'heic', width: 640, height: 800 },
};

/** Files that are there too, but not published. */
export const unpublished: Unread = {
  refused: [
    { file: 'public/linked.svg', why: 'leadsOut' },
    { file: 'public/passwords.pdf', why: 'leadsOut' },
    { file: 'public/broken.svg', why: 'leadsNowhere' },
    { file: 'public/pipe.svg', why: 'notAFile' },
  ],
  hidden: [],
};

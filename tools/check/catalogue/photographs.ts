import { catalogue } from './catalogue-entry';

const example =
  "picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },";

/** Photographs that are not what config says of them. */
export const photographs = catalogue({
  wrongPictureSize: {
    code: 'SITE-160',
    severity: 'error',
    says: 'The picture is {is} pixels {side}, not {found}.',
    why: 'The page keeps this much room for the picture: it would jump or be distorted.',
    mend: 'Write the size of the file, in pixels.',
    example,
  },
  heavyPicture: {
    code: 'SITE-161',
    severity: 'error',
    says: 'The picture has {megabytes} MB; {limit} MB are the most.',
    why: 'Nobody would wait for it. No screen shows more than a photograph of a few MB holds.',
    mend: 'Save it smaller, 2400 pixels wide for example, as a JPEG or WebP file.',
    example,
  },
  noPicture: {
    code: 'SITE-162',
    severity: 'error',
    says: '{found} is no picture, whatever its name says.',
    why: 'A broken picture would show.',
    mend: 'Save the picture anew as a JPEG, PNG, WebP, AVIF or SVG file, and put it into the folder public.',
    example,
  },
  otherFormat: {
    code: 'SITE-163',
    severity: 'error',
    says: 'The name of {found} says another format than it has: it is a .{format} file.',
    why: 'Browsers go by the name, and may not show it.',
    mend: 'Rename the file so that it ends as its format does, or save it anew.',
    example,
  },
});

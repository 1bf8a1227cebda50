import { catalogue } from './catalogue-entry';

const example =
  "picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },";

/** Photographs that are not what config says of them. */
export const photographs = catalogue({
  wrongPictureSize: {
    code: 'SITE-160',
    description: 'The picture is {is} pixels {side}, not {found}.',
    why: 'The page keeps this much room for the picture: it would jump or be distorted.',
    repair: 'Write the size of the file, in pixels.',
    example,
  },
  heavyPicture: {
    code: 'SITE-161',
    description: 'The picture has {megabytes} MB; {limit} MB are the most.',
    why: 'Nobody would wait for it. No screen shows more than a photograph of a few MB holds.',
    repair: 'Save it smaller, 2400 pixels wide for example, as a JPEG or WebP file.',
    example,
  },
  noPicture: {
    code: 'SITE-162',
    description: '{found} is no picture, whatever its name says.',
    why: 'A broken picture would show.',
    repair:
      'Save the picture anew as a JPEG, PNG, WebP, AVIF or SVG file, and put it into the folder public.',
    example,
  },
  emptyPicture: {
    code: 'SITE-199',
    description: 'The file {found} is there and holds nothing: it has 0 bytes.',
    why: 'A broken picture would show. Copying or uploading it broke off.',
    repair: 'Put the picture into the folder public once more, from where you had it.',
    example,
  },
  pictureFormat: {
    code: 'SITE-200',
    description: 'A .{ending} file cannot be shown here: it should be {formats}.',
    why: 'Browsers do not show such files.',
    repair:
      'Open the picture and save it as one of these (“Save as” or “Export”); put the new file into the folder public, and write its name here.',
    example,
  },
  otherFormat: {
    code: 'SITE-163',
    description: 'The name of {found} says another format than it has: it is a .{format} file.',
    why: 'Browsers go by the name, and may not show it.',
    repair:
      'Open the picture and save it anew as a .{ending} file (“Save as” or “Export”): another name alone does not make another picture of it.',
    example,
  },
});

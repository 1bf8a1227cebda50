import { lazy, string, type InferType, type Schema } from 'yup';
import { plainList } from './plain-values';
import {
  oneOf,
  optionalGroup,
  optionalText,
  sample,
  strictObject,
  text,
  whole,
} from './primitives';

/** The parts of a scene; src/pictures/parts.tsx draws each. */
const parts = {
  window: 'a window of a browser',
  phone: 'a telephone',
  card: 'a card',
  bars: 'the bars of a chart',
  node: 'points joined by lines',
  cursor: 'a mouse pointer',
  curve: 'a line that rises',
};
export type ScenePart = keyof typeof parts;
export const sceneParts = Object.keys(parts) as ScenePart[];

const scene = strictObject({
  scene: plainList(oneOf(undefined, parts))
    .required('is missing: write a list of parts')
    .min(1, 'is empty: choose from one to three parts')
    .max(3, 'has too many parts: choose from one to three')
    .meta({
      description:
        'What is drawn, in the colours of the site. It is decoration and needs no words.',
      input: 'drawing',
    }),
}).meta({ group: { name: 'Drawing', description: 'A drawing made by the site.' } });

export const pixels = (words: string) =>
  whole(words).positive('must be more than 0').meta({ unit: 'px' });

/** Of a site without a photograph, where one is needed to begin with. */
export const needsPhotograph =
  'There is no photograph on the site yet: drop one on a drawing of a page first, such as that of a section “feature”.';

/** The path of a picture in the folder public, with one of these extensions. */
export const pictureFile = (
  words: string,
  formats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'],
) =>
  string()
    .required('is missing: write the path of a file in public/')
    .matches(new RegExp(`^/\\S+\\.(?:${formats.join('|')})$`, 'i'), {
      message: `must be the path of a picture in public/, without any blank (rename a file that has one), for example /pictures/studio.${formats.includes('webp') ? 'webp' : 'svg'}`,
    })
    .meta({
      description: words,
      formats,
      blank: ({ photograph }) => photograph?.file,
      needs: needsPhotograph,
    });

const photoWords = 'The picture: its path in the folder public, with a / at the start.';

/** A file of public/, and the size that the page reserves for it. */
export const sizedFile = {
  file: pictureFile(photoWords),
  width: pixels('The width of the picture in pixels.').meta({
    blank: ({ photograph }) => photograph?.width,
  }),
  height: pixels('The height of the picture in pixels.').meta({
    blank: ({ photograph }) => photograph?.height,
  }),
};

const percent = (words: string) =>
  whole(words)
    .min(0, 'must be from 0 to 100')
    .max(100, 'must be from 0 to 100')
    .meta({ unit: '%' });

export const focus = optionalGroup(
  'What matters most in the picture, such as a face: it stays in sight wherever the picture is cut to its room.',
  'the middle of the picture stays in sight',
  strictObject({
    x: percent('How far from the left, in hundredths of the width: 0 is the left edge.'),
    y: percent('How far from the top, in hundredths of the height: 0 is the upper edge.'),
  }),
).meta({ input: 'focus' });

const alt = text('What the picture shows, in words, for those who cannot see it.');

export const photoKeys = {
  file: sizedFile.file,
  alt,
  width: sizedFile.width,
  height: sizedFile.height,
  focus,
  sample: sample(),
};

const tall = optionalGroup(
  'The same picture, cut for narrow screens: a file of its own, higher than it is wide. Telephones load this one instead.',
  'narrow screens show the same file as wide ones',
  strictObject({ ...sizedFile, focus }),
).meta({
  group: {
    name: 'TallPhoto',
    description: 'A picture that narrow screens show in place of another.',
  },
});

export const photo = strictObject({ ...photoKeys, tall }).meta({
  group: {
    name: 'Photo',
    description:
      'A picture from a file in the folder public, with what matters most in it, and where it needs one, its crop for narrow screens.',
  },
});

/** One of several pictures that are shown together. */
export const captionedPhoto = strictObject({
  ...photoKeys,
  caption: optionalText(
    'The caption below the photograph; in a mosaic at its lower edge.',
    'it has no caption',
  ),
}).meta({
  group: { name: 'CaptionedPhoto', description: 'One of several photographs, with its caption.' },
});

/** Below this, previews show a small picture beside the words, or none. */
const leastShared = { width: 600, height: 315 };

const least = (words: string, limit: number) =>
  pixels(words).min(limit, `must be at least ${limit}: previews would show a smaller one blurred`);

/** A photograph for the previews of links: whatever its shape, it is cut to theirs. */
export const shareImage = strictObject({
  file: pictureFile(photoWords, ['jpg', 'jpeg', 'png', 'webp', 'avif']),
  alt,
  width: least('The width of the picture in pixels: best 1200 or more.', leastShared.width),
  height: least('The height of the picture in pixels: best 630 or more.', leastShared.height),
});

type Scene = InferType<typeof scene>;
export type Photo = InferType<typeof photo>;
export type PictureDefinition = Scene | Photo;

/** Keys of photos that drawings do not have; many write `src` and `url` for `file`. */
const ofPhotos = ['file', 'alt', 'width', 'height', 'focus', 'tall', 'src', 'url'];

const isPhoto = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ('file' in value || (!('scene' in value) && ofPhotos.some((key) => key in value)));

export const picture = (words: string) =>
  lazy((value: unknown): Schema<PictureDefinition> => (isPhoto(value) ? photo : scene)).meta({
    description: words,
    group: { name: 'Picture', description: 'A drawing or a photo.' },
    choices: { schemas: { Drawing: scene, Photo: photo } },
  });

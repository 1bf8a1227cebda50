import { array, lazy, string, type InferType, type Schema } from 'yup';
import { oneOf, strictObject, text, whole } from './primitives';

/** What a scene can be composed of; each is drawn in src/pictures/parts. */
export const sceneParts = ['window', 'phone', 'card', 'bars', 'node', 'cursor', 'curve'] as const;
export type ScenePart = (typeof sceneParts)[number];

/** A drawing that the site makes itself, from one to three parts. It decorates and needs no words. */
const scene = strictObject({
  scene: array()
    .of(oneOf(sceneParts))
    .typeError('must be a list in [ ]')
    .required('is missing: write a list of parts')
    .min(1, 'is empty: choose from one to three parts')
    .max(3, 'has too many parts: choose from one to three'),
});

/** A picture file in public/, for example `/pictures/studio.webp`. Sizes in CSS pixels. */
export const photo = strictObject({
  file: string()
    .required('is missing: write the path of a file in public/')
    .matches(/^\/\S+\.(svg|png|jpe?g|webp|avif)$/i, {
      message: 'must be the path of a picture in public/, for example /pictures/studio.webp',
    }),
  alt: text(),
  width: whole().positive('must be more than 0'),
  height: whole().positive('must be more than 0'),
});

type Scene = InferType<typeof scene>;
export type Photo = InferType<typeof photo>;
export type PictureDefinition = Scene | Photo;

export const picture = lazy((value: unknown): Schema<PictureDefinition> =>
  typeof value === 'object' && value !== null && 'file' in value ? photo : scene,
);

import type { InferType } from 'yup';
import { photo } from './picture';
import {
  optionalMarkedText,
  optionalText,
  sample,
  strictObject,
  text,
  withDescription,
} from './primitives';

export const person = strictObject({
  sample: sample(),
  name: text('The name.'),
  role: text('What the person does.'),
  description: optionalMarkedText(
    'A sentence or two about the person’s work.',
    'name and role say it all',
  ),
  group: optionalText(
    'The group that the person stands in, for example Dentists. A section of people shows a heading for each.',
    'the person stands before all groups',
  ),
  photo: withDescription('A photograph of the person.', photo)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'the site draws a tile from the name' }),
});

export type Person = InferType<typeof person>;

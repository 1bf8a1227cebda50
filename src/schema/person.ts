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
  role: text('The person’s role.'),
  description: optionalMarkedText(
    'A sentence or two about the person’s work.',
    'only the name and the role are shown',
  ),
  group: optionalText(
    'The group that the person belongs to, for example Dentists. A section of people shows a heading for each group.',
    'the person is shown before all groups',
  ).meta({ shown: false, translated: true }),
  photo: withDescription('A photograph of the person.', photo)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'the site draws a tile from the name' }),
});

export type Person = InferType<typeof person>;

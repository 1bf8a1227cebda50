import type { InferType } from 'yup';
import { photo } from './picture';
import {
  optionalGroup,
  optionalMarkedText,
  optionalText,
  sample,
  strictObject,
  text,
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
  photo: optionalGroup('A photograph of the person.', 'the site draws a tile from the name', photo),
});

export type Person = InferType<typeof person>;

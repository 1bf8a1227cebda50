import { string } from 'yup';

/** A colour as `#RRGGBB`, which the check can measure. */
export const color = (words: string) =>
  string()
    .required('is missing: write a colour, for example #0B6B4A')
    .matches(/^#[0-9a-f]{6}$/i, { message: 'must be # and six digits 0-9 or A-F, like #0B6B4A' })
    .meta({ description: words, input: 'color' });

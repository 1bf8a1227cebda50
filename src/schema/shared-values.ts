import { lazy, type Schema, string } from 'yup';
import { plainGroup, plainNumber } from './plain-values';
import { text } from './primitives';

const longestName = 40;

const valueName = () =>
  string()
    .required('is missing: write a name')
    .max(longestName, `must have ${longestName} characters at most`)
    .matches(/^[a-z][A-Za-z0-9]*$/, {
      message: 'begin with a small letter, and hold only letters A to Z and digits',
    });

const isName = (name: string) => valueName().isValidSync(name, { strict: true });

const words = text();
const amount = plainNumber();

const value = lazy((given: unknown): Schema => (typeof given === 'number' ? amount : words)).meta({
  group: { name: 'SharedValue', description: 'What texts and numbers say in the place of a name.' },
  choices: { schemas: {}, text: words, number: amount },
});

const isTextOrNumber = (given: unknown) =>
  typeof given === 'number' || (typeof given === 'string' && given.trim() !== '');

/** Words and numbers that many texts share: `{price}` in a text becomes what `price` is here. */
export const sharedValues = () =>
  plainGroup({})
    .optional()
    .default(undefined)
    .test(
      'value-names',
      'must have names that begin with a small letter and hold only letters A to Z and digits',
      (values: Record<string, unknown> = {}) => Object.keys(values).every(isName),
    )
    .test(
      'values',
      'must hold names, each with a text in quotes or a number',
      (values: Record<string, unknown> = {}) => Object.values(values).every(isTextOrNumber),
    )
    .meta({
      description:
        'What is said in many places, once: names of your own, each with a text or a number. Any text, number and day may say it by its name in braces: {price} in a text, and ‘{price}’ in place of a number or a day. A brace itself is then written twice.',
      whenOmitted: 'nothing is shared, and braces in texts are braces',
      entries: { name: valueName(), value: value as unknown as Schema },
      names: 'value',
    });

import { optionalText, strictObject, text } from './primitives';

/** What is stored is read by people: no value holds what cannot be seen, or half a character. */
const optionValue = (words: string) =>
  text(words).test(
    'one-line',
    'must be one line, without signs that nobody sees',
    (value) => !/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(value),
  );

/** One of several that a visitor chooses from. */
export const option = () =>
  strictObject({
    value: optionValue('What is stored when a visitor chooses it.'),
    label: optionalText('What visitors read.', 'the value itself'),
  });

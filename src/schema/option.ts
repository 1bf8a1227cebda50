import { optionalText, strictObject, text } from './primitives';

/** What is stored is read by people: no value holds what cannot be seen, or half a character. */
const optionValue = (words: string) =>
  text(words).test(
    'one-line',
    'must be one line, without signs that nobody sees',
    (value) => !/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(value),
  );

const optionWith = (marks: boolean) =>
  strictObject({
    value: optionValue('What is stored when a visitor chooses it.').meta({
      marks,
      shownAs: 'label',
    }),
    label: optionalText('What visitors read.', 'the value itself').meta({ marks }),
  });

/** One of several that a visitor chooses from. */
export const option = () => optionWith(true);

/** The same in a list of the browser's own, which shows words alone. */
export const plainOption = () => optionWith(false);

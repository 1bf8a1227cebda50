import { optionalText, strictObject, text } from './primitives';

/** People read what is stored: a value has no invisible characters and no half of a surrogate pair. */
const optionValue = (words: string) =>
  text(words).test(
    'one-line',
    'must be one line, without invisible characters',
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

/** One of several options for a visitor. */
export const option = () => optionWith(true);

/** The same in the browser's native list, which shows only plain text. */
export const plainOption = () => optionWith(false);

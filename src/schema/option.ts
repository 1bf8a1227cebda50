import { amount } from './amount';
import { oneLine, optionalText, strictObject } from './primitives';

const optionWith = (marks: boolean) =>
  strictObject({
    value: oneLine('What is stored when a visitor chooses it.').meta({
      marks,
      shownAs: 'label',
    }),
    label: optionalText('What visitors read.', 'the value itself').meta({ marks }),
    price: amount('What it costs, for a field of the kind price.', 'it costs nothing'),
  });

/** One of several options for a visitor. */
export const option = () => optionWith(true);

/** The same in the browser's native list, which shows only plain text. */
export const plainOption = () => optionWith(false);

import type { InferType } from 'yup';
import { quotedText } from './plain-values';
import { flag, oneOf, optionalText, strictObject } from './primitives';

/** Visits counted without cookies, by a script of the owner's choice. */
export const visits = strictObject({
  provider: oneOf('Whose script it is.', {
    plausible: 'Plausible, at plausible.io or on a server of your own',
    matomo: 'Matomo: its cookies are switched off',
    goatcounter: 'GoatCounter, at goatcounter.com or on a server of your own',
  }),
  // A policy names it: a query, a comma or a semicolon would be another one there.
  address: quotedText()
    .required('is missing: write the address of the script')
    .matches(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/[\w./~%-]*\.js$/i, {
      message:
        'must be the address of the script, which starts with https:// and ends in .js, for example https://plausible.io/js/script.manual.js',
    })
    .meta({
      description: 'The address of the script: what the provider’s code has after src=.',
      blank: 'https://plausible.io/js/script.manual.js',
    }),
  id: optionalText(
    'Which site it is. For Plausible its domain, for Matomo its number, for GoatCounter what the code has after data-goatcounter=.',
    'only where Plausible’s script has a name such as pa-a1b2.js: it knows the site',
  ).meta({ shown: false }),
  elsewhere: flag(
    'Counts visits at other addresses than origin as well, such as localhost, to try it.',
    'they are counted only at the address of the site',
  ),
});

type Visits = InferType<typeof visits>;

/** What the build knows of it: besides, the address of the site. */
export type CountedVisits = Visits & { origin: string };

/** Where the script sends a visit to. */
export const countingAddress = ({ provider, address, id }: Visits): string => {
  if (provider === 'goatcounter') return id ?? address;
  return new URL(provider === 'matomo' ? 'matomo.php' : '/api/event', address).href;
};

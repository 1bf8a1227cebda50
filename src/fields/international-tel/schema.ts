import { text } from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { countries } from '../address/countries';
import { autoComplete, fieldSchema, ofInternationalTel } from '../field-schema';

/** Those with a code, as libphonenumber has them: it is as large as all else that config may say of fields. */
const dialled = new Set([...countries.filter((each) => each !== 'PN'), 'AC', 'IO', 'TA']);

export const internationalTelSchema = fieldSchema(
  'international-tel',
  'A telephone number of any country, whose code visitors choose in a list, or type with a +. Stored as it is dialled from anywhere, such as +442079460000 (E.164), or as an empty text.',
  {
    country: text(
      'The country as two capital letters, for example GB: its numbers need no code, and it is chosen at the start.',
    )
      .test(
        'country',
        'must be the two capital letters of a country, for example GB',
        (value = '') => value === '' || dialled.has(value),
      )
      .meta({ shown: false, blank: 'GB' }),
    countryLabel: usualText(
      'internationalTel.countryLabel',
      'The name of the list of countries, for screen readers.',
    ),
    errorMessage: usualText(
      'internationalTel.errorMessage',
      'The error message for anything that is no whole number of its country.',
    ),
    autoComplete: autoComplete().meta({ whenOmitted: 'tel' }),
  },
).meta({
  fits: ofInternationalTel,
  readOtherwise: true,
  onlyInBrowser: () => 'as long as in its country',
  aliases: 'international-phone phone-with-country intl-tel-input e164',
});

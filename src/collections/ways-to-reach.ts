import { emailPattern } from '../rules/predicates';
import { optionalText } from '../schema/primitives';

export const telephoneKey = optionalText(
  'The telephone number as it is shown, with + and the country.',
  'no number is given',
)
  .matches(/^\+?[\d\s()/.-]*\d$/, {
    message: 'must be a telephone number, for example +44 20 7946 0000',
    excludeEmptyString: true,
  })
  .meta({ fact: true });

export const emailKey = optionalText('The e-mail address.', 'no address is given')
  .matches(emailPattern, {
    message: 'must be an e-mail address, for example office@acme.test',
    excludeEmptyString: true,
  })
  .meta({ fact: true });

import { autofillNames, isCountry } from '../../../src/schema/known-codes';
import { codeFor } from '../../code-for';
import { nearest } from './nearest';

/** ja for jp, en-GB for en-UK, GB for UK, de and DE for Germany. */
const likelyLocales = (text: string): string[] => {
  const word = text.toLowerCase();
  if (!/^[a-z]{2}(?:[-_ ][a-z]{2})?$/i.test(text)) {
    return [...codeFor(word, 'language'), ...codeFor(word, 'region')];
  }
  const locale = new Intl.Locale(text.replaceAll(/[_ ]/g, '-'));
  const country = new Intl.Locale(`und-${text.slice(0, 2)}`);
  const isKnown = isCountry(country.region ?? '');
  const ofCountry = isKnown ? [country.region ?? '', country.maximize().language] : [];
  return [locale.toString(), locale.language, ...ofCountry];
};

const autofill = new Map(
  Object.entries({
    name: ['fullname', 'yourname', 'person'],
    'given-name': ['firstname', 'forename', 'vorname', 'fname'],
    'family-name': ['lastname', 'surname', 'nachname', 'lname'],
    tel: ['phone', 'telephone', 'mobile', 'phonenumber', 'telefon', 'mobilephone', 'cell'],
    email: ['mail', 'emailaddress', 'mailaddress'],
    'postal-code': ['zip', 'zipcode', 'postcode', 'plz'],
    'address-level2': ['city', 'town', 'locality', 'ort', 'stadt'],
    'address-level1': ['state', 'region', 'province', 'county'],
    'address-line1': ['address', 'street', 'strasse', 'streetaddress'],
    'street-address': ['fulladdress'],
    organization: ['company', 'firm', 'firma', 'organisation', 'companyname', 'business'],
    bday: ['birthday', 'birthdate', 'dateofbirth', 'dob'],
    url: ['website', 'web', 'homepage'],
    'honorific-prefix': ['title', 'salutation', 'anrede'],
    'country-name': ['land', 'nation'],
    off: ['false', 'none', 'no'],
    on: ['true', 'yes'],
  }).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/** A code that is meant by a word: of a language, of a country, of what a browser fills in. */
export const likelyCodes = (text: string): string[] => {
  if (!/^\p{L}[\p{L} _-]{0,30}$/u.test(text)) return [];
  const known = autofill.get(text.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const like = nearest(text, autofillNames)?.word;
  return [...(known ? [known] : []), ...(like ? [like] : []), ...likelyLocales(text)];
};

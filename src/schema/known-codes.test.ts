/** @jest-environment node */
import { directionOf, fitsAutofill, isAutofill, isCountry, isLanguage } from './known-codes';

test.each([
  ...['en', 'en-GB', 'de-AT', 'zh-Hant-TW', 'sr-Latn', 'sr-Latn-RS', 'pt-BR', 'es-419', 'gsw'],
  ...['nds', 'yue', 'hsb', 'fil', 'EN', 'nb', 'ca-ES-valencia', 'cy', 'ga'],
])('%s is a language', (code) => expect(isLanguage(code)).toBe(true));

test.each(['xx', 'zz', 'English', 'en_GB', 'en-UK', 'jp', 'cz', 'dk', '', 'en-QQ', 'e'])(
  '%j is none',
  (code) => expect(isLanguage(code)).toBe(false),
);

test.each([
  ['GB', true],
  ['DE', true],
  ['XK', true],
  ['UK', false],
  ['QQ', false],
  ['gb', false],
  ['GBR', false],
])('%s as a country: %s', (code, is) => expect(isCountry(code)).toBe(is));

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['yi', 'rtl'],
  ['ckb', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ja', 'ltr'],
])('%s is read %s', (code, direction) => expect(directionOf(code)).toBe(direction));

test.each([
  ['email', true],
  ['off', true],
  ['tel-national', true],
  ['shipping postal-code', true],
  ['section-guest billing street-address', true],
  ['work email', true],
  ['username webauthn', true],
  ['full-name', false],
  ['phone', false],
  ['Email', false],
  ['email tel', false],
])('a browser fills in %s: %s', (name, is) => expect(isAutofill(name)).toBe(is));

test.each([
  ['bday', 'day', true],
  ['off', 'day', true],
  ['name', 'day', false],
  ['tel', 'day', false],
  ['tel-national', 'line', true],
  ['address-line1', 'line', true],
  ['street-address', 'line', false],
  ['shipping street-address', 'line', false],
  ['street-address', 'anything', true],
] as const)('%s fits what takes a %s: %s', (name, sort, fits) =>
  expect(fitsAutofill(name, sort)).toBe(fits),
);

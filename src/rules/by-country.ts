/**
 * What countries write differently, for rules and for the security rules made of them. A pattern takes a text
 * in only one way, or in a few within a few signs: time is linear.
 */

/**
 * What people write between the groups of a code: blanks, those of other programs as well, a hyphen or a dash, also
 * two of these, or nothing.
 */
const between = '[\\s\u2010-\u2013-]{0,3}';

/**
 * Small letters as well, spelled out as in web-address; blanks around the text do not count. A blank stands for what
 * is written between groups.
 */
const anyCase = (source: string) => {
  const inBothCases = source.replaceAll(/\[[^\]]*\]|[A-ZÄÖÜ]/gu, (part) => {
    const signs = part.length === 1 ? part : part.slice(1, -1);
    const small = signs.toLowerCase();
    return small === signs ? part : `[${signs}${small}]`;
  });
  const written = inBothCases.replaceAll('#', '[0-9]').replaceAll(' ', between);
  return new RegExp(String.raw`^\s*(?:${written})\s*$`, 'su');
};

/** An IBAN as it is written, before its country is looked up. */
export const writtenIban = new RegExp(
  String.raw`^\s*[A-Za-z]{2}${between}[0-9]{2}(?:${between}[0-9A-Za-z]){11,30}\s*$`,
  'su',
);

/** The lengths of IBANs by country (ISO 13616, SWIFT's IBAN registry). */
const ibanLengths: Record<number, string> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

/** An IBAN in capitals without blanks, of its country's length. */
export const ibanPattern = new RegExp(
  `^(?:${Object.entries(ibanLengths)
    .map(
      ([length, countries]) =>
        `(?:${countries.replaceAll(' ', '|')})[0-9]{2}[0-9A-Z]{${Number(length) - 4}}`,
    )
    .join('|')})$`,
  'su',
);

/** `#` is a digit, a blank what may stand between groups, and a capital stands for the small letter as well. */
const postalCodes = {
  AR: '[A-Z]?####(?:[A-Z]{3})?',
  AT: '[1-9]###',
  AU: '####',
  BE: '[1-9]###',
  BG: '[1-9]###',
  BR: '##### ###',
  CA: '[ABCEGHJ-NPRSTVXY]#[ABCEGHJ-NPRSTV-Z] #[ABCEGHJ-NPRSTV-Z]#',
  CH: '[1-9]###',
  CN: '######',
  CY: '####',
  CZ: '[1-7]## ##',
  DE: '(?:0[1-9]|[1-9]#)###',
  DK: '####',
  EE: '#####',
  ES: '(?:0[1-9]|[1-4]#|5[0-2])###',
  FI: '#####',
  FR: '(?:0[1-9]|[1-8]#|9[0-8])###',
  GB: 'GIR 0AA|[A-PR-UWYZ](?:##?|[A-HK-Y]##?|#[A-HJKPSTUW]|[A-HK-Y]#[ABEHMNPRVWXY]) #[ABD-HJLNP-UW-Z]{2}',
  GR: '### ##',
  HR: '#####',
  HU: '[1-9]###',
  ID: '#####',
  IE: '(?:[AC-FHKNPRTV-Y]##|D6W) [0-9AC-FHKNPRTV-Y]{4}',
  IN: '[1-9]## ###',
  IS: '###',
  IT: '#####',
  JP: '### ####',
  KR: '#####',
  LI: '94(?:8[5-9]|9[0-8])',
  LT: '(?:LT )?#####',
  LU: '(?:L )?####',
  LV: '(?:LV )?####',
  MT: '[A-Z]{3} ####',
  MX: '#####',
  MY: '#####',
  NL: '[1-9]### (?:[A-RT-Z][A-Z]|S[BCE-RT-Z])',
  NO: '####',
  NZ: '####',
  PH: '####',
  PL: '## ###',
  PT: '#### ###',
  RO: '######',
  RU: '######',
  SE: '[1-9]## ##',
  SG: '######',
  SI: '(?:SI )?####',
  SK: '[089]## ##',
  TH: '#####',
  TR: '#####',
  UA: '#####',
  US: '#####(?: ####)?',
  ZA: '####',
};

/** The Netherlands have used all of these, with X for a letter. */
const dutchPlates =
  'XX-##-## ##-##-XX ##-XX-## XX-##-XX XX-XX-## ##-XX-XX ##-XXX-# #-XXX-## XX-###-X X-###-XX XXX-##-X X-##-XXX #-XX-### ###-XX-#'
    .replaceAll(' ', '|')
    .replaceAll('-', ' ')
    .replaceAll('X', '[A-Z]');

const swiss = 'AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH';

/** As for postal codes. Great Britain: of today, with a year before or behind, without one. */
const numberPlates = {
  AT: '[A-Z]{1,2} (?:[1-9]#{0,4} [A-Z]{1,3}|[A-Z]{1,5} [1-9]#{0,3})',
  BE: '[1-9] [A-Z]{3} ###',
  CH: `(?:${swiss}) [1-9]#{0,5}`,
  DE: '[A-ZÄÖÜ]{1,3} [A-Z]{1,2} [1-9]#{0,3}(?: [EH])?',
  ES: '#### [BCDFGHJ-NPR-TV-Z]{3}',
  FR: '[A-HJ-NP-TV-Z]{2} ### [A-HJ-NP-TV-Z]{2}',
  GB: '[A-Z]{2}## [A-Z]{3}|[A-Z][1-9]#{0,2} [A-Z]{3}|[A-Z]{3} [1-9]#{0,2} [A-Z]|[A-Z]{1,3} [1-9]#{0,3}|[1-9]#{0,3} [A-Z]{1,3}',
  IE: '##[12]? [A-Z]{1,2} [1-9]#{0,5}',
  IT: '[A-HJ-NPR-TV-Z]{2} ### [A-HJ-NPR-TV-Z]{2}',
  NL: dutchPlates,
};

export const postalCountries = Object.keys(postalCodes) as (keyof typeof postalCodes)[];
export const plateCountries = Object.keys(numberPlates) as (keyof typeof numberPlates)[];

export const postalCodePattern = (country: keyof typeof postalCodes) =>
  anyCase(postalCodes[country]);

export const hasPostalCodes = (country: string): country is keyof typeof postalCodes =>
  Object.hasOwn(postalCodes, country);

/** The two letters of one of these countries, a blank, and a postal code as that country writes it. */
export const codeOfCountryPattern = (): RegExp =>
  new RegExp(
    `^(?:${postalCountries
      .map((country) => `${country} ${postalCodePattern(country).source.slice(1, -1)}`)
      .join('|')})$`,
    'su',
  );
export const numberPlatePattern = (country: keyof typeof numberPlates) =>
  anyCase(numberPlates[country]);

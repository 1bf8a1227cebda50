/** The parts of an address besides its country, by the names under which they are stored. */
export const partNames = ['street', 'extra', 'postalCode', 'town', 'region'] as const;

export type PartName = (typeof partNames)[number];

/** The countries and territories that mail is sent to, by their two letters (ISO 3166-1), and Kosovo. */
export const countries = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM ' +
  'FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM ' +
  'JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT ' +
  'PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL ' +
  'TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

const partOfWord = {
  street: 'street',
  extra: 'extra',
  town: 'town',
  city: 'town',
  suburb: 'town',
  postalCode: 'postalCode',
  postcode: 'postalCode',
  zipCode: 'postalCode',
  pinCode: 'postalCode',
  eircode: 'postalCode',
  region: 'region',
  state: 'region',
  province: 'region',
  county: 'region',
  prefecture: 'region',
  emirate: 'region',
} satisfies Record<string, PartName>;

type PartWord = keyof typeof partOfWord;

export type AddressPart = { part: PartName; word: PartWord };

const usual = 'street extra postalCode town';

/**
 * How countries write an address from the top, where that is not the usual way (Universal Postal Union, addressing
 * systems): the state or its like only where an address is not whole without it.
 */
const ways: Record<string, string> = {
  'GB GG JE IM': 'street extra town postcode',
  'NZ SG': 'street extra city postcode',
  ZA: 'street extra city postalCode',
  IE: 'street extra town county eircode',
  US: 'street extra city state zipCode',
  'BR NG VE': 'street extra city state postalCode',
  MX: 'street extra postalCode city state',
  MY: 'street extra postcode city state',
  AU: 'street extra suburb state postcode',
  IN: 'street extra city state pinCode',
  'CA ID TH VN': 'street extra city province postalCode',
  'AR ES IT TR': 'street extra postalCode town province',
  'CN KR': 'postalCode province city street extra',
  JP: 'postalCode prefecture city street extra',
  'CL CO PE': 'street extra city region postalCode',
  AE: 'street extra city emirate',
  'HK MO QA': 'street extra city',
  HU: 'town street extra postalCode',
  'RU UA': 'street extra town region postalCode',
};

const isWord = (word: string): word is PartWord => Object.hasOwn(partOfWord, word);

const partsIn = (way: string): AddressPart[] =>
  way.split(' ').flatMap((word) => (isWord(word) ? [{ part: partOfWord[word], word }] : []));

export const partsOfCountry = (country: string): AddressPart[] =>
  partsIn(Object.entries(ways).find(([known]) => known.split(' ').includes(country))?.[1] ?? usual);

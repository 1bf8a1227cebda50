/** What other systems call the keys that many groups have; what only one key is called is among its aliases. */
export const keyAliases: Record<string, string> = {
  types: 'allowed formats',
  to: 'href link url target',
  action: 'link button cta',
  path: 'url',
  file: 'url src',
  address: 'url src',
  newTab: 'target openinnewtab blank',
  picture: 'image img photo',
  photo: 'image img picture',
  mapFrame: 'src',
  id: 'name',
  page: 'name',
  title: 'name heading headline header caption',
  label: 'name text caption',
  field: 'name',
  aliases: 'alias',
  place: 'location map',
  map: 'location',
  anchor: 'id',
  name: 'id',
  paragraphs: 'text body content',
  lead: 'text subtitle intro',
  message: 'text error',
  toast: 'text message',
  text: 'body content',
  kind: 'type',
  check: 'type rule',
  failed: 'error failure',
  saved: 'success',
  cards: 'items',
  options: 'items',
  steps: 'items',
  links: 'items',
  hint: 'placeholder help',
  initial: 'default value',
  figure: 'value',
  is: 'value equals',
  isNot: 'not',
  showWhen: 'showif visiblewhen condition',
  goTo: 'redirect',
  hidden: 'hide',
  phone: 'telephone',
  question: 'q',
  answer: 'a',
};

/** Parts of names with opposite meanings, however similar they are. */
export const opposites = [
  ['max', 'min'],
  ['most', 'least'],
  ['open', 'close'],
  ['left', 'right'],
  ['light', 'dark'],
  ['saved', 'failed'],
] as const;

/** Common words for autocomplete values, in lower case without blanks and hyphens. */
export const autofillWords = new Map(
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

const yes = ['true', 'yes', 'on', 'ja', 'wahr', 'si', 'sí', 'sì', 'oui', 'vrai', '_blank'];
const no = ['false', 'no', 'off', 'nein', 'falsch', 'non'];

/** Words for true and false, in common languages. */
export const flags = new Map([
  ...yes.map((word) => [word, 'true'] as const),
  ...no.map((word) => [word, 'false'] as const),
]);

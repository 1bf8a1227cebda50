/** What other systems call the keys that many groups have; what only one key is called is among its aliases. */
export const synonyms = new Map(
  Object.entries({
    allowed: ['types'],
    formats: ['types'],
    href: ['to'],
    link: ['to', 'action'],
    url: ['to', 'path', 'file', 'address'],
    target: ['to', 'newTab'],
    openinnewtab: ['newTab'],
    blank: ['newTab'],
    image: ['picture', 'photo'],
    img: ['picture', 'photo'],
    src: ['file', 'mapFrame', 'address'],
    name: ['id', 'page', 'title', 'label', 'field'],
    picture: ['photo'],
    photo: ['picture'],
    alias: ['aliases'],
    location: ['place', 'map'],
    id: ['anchor', 'name'],
    text: ['label', 'paragraphs', 'lead', 'message', 'toast'],
    heading: ['title'],
    headline: ['title'],
    header: ['title'],
    caption: ['label', 'title'],
    subtitle: ['lead'],
    intro: ['lead'],
    body: ['paragraphs', 'text'],
    content: ['paragraphs', 'text'],
    type: ['kind', 'check'],
    rule: ['check'],
    error: ['message', 'failed'],
    failure: ['failed'],
    success: ['saved'],
    button: ['action'],
    cta: ['action'],
    items: ['cards', 'options', 'steps', 'links'],
    placeholder: ['hint'],
    help: ['hint'],
    default: ['initial'],
    value: ['initial', 'figure', 'is'],
    equals: ['is'],
    not: ['isNot'],
    showif: ['showWhen'],
    visiblewhen: ['showWhen'],
    condition: ['showWhen'],
    multiple: ['maxFiles'],
    redirect: ['goTo'],
    hide: ['hidden'],
    message: ['toast'],
    telephone: ['phone'],
    map: ['place'],
    q: ['question'],
    a: ['answer'],
  }),
);

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

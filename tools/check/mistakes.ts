/** One mistake: what is changed in which file, and what the check must make of it. */
export type Mistake = {
  what: string;
  file: string;
  from: string;
  to: string;
  /** The code of the diagnosis. */
  code: string;
  /** A part of what was probably meant; left out where nobody can know. */
  suggests?: string;
  /** A part of the line that the diagnosis points at, where it is not the first that changed. */
  at?: string;
  /** The file that it points at, where it is another one. */
  in?: string;
};

const home = 'config/pages/home.ts';
const contactPage = 'config/pages/contact.ts';
const product = 'config/pages/product.ts';
const blog = 'config/pages/blog.ts';
const contact = 'config/forms/contact.ts';
const inquiry = 'config/forms/inquiry.ts';
const freelancer = 'config/forms/freelancer.ts';
const newsletter = 'config/forms/newsletter.ts';
const site = 'config/site.ts';
const theme = 'config/theme.ts';
const routes = 'config/routes.ts';

type Row = [
  what: string,
  file: string,
  from: string,
  to: string,
  code: string,
  suggests?: string | undefined,
];

const row = ([what, file, from, to, code, suggests]: Row): Mistake => ({
  what,
  file,
  from,
  to,
  code,
  ...(suggests && { suggests }),
});

const slips: Row[] = [
  [
    'a comma forgotten after a text',
    home,
    "title: 'Business Growth',",
    "title: 'Business Growth'",
    'SITE-010',
  ],
  [
    'a comma forgotten after a list',
    routes,
    "aliases: ['/home'] },",
    "aliases: ['/home'] }",
    'SITE-010',
  ],
  [
    'a comma forgotten between entries on a line',
    routes,
    "{ page: 'about', path",
    "{ page: 'about' path",
    'SITE-010',
  ],
  ['a comma forgotten after a number', theme, 'fast: 120,', 'fast: 120', 'SITE-010'],
  ['a comma forgotten after true', freelancer, 'honeypot: true,', 'honeypot: true', 'SITE-010'],
  ['a closing quote forgotten', home, "highlight: 'Growth',", "highlight: 'Growth,", 'SITE-011'],
  [
    'a closing quote forgotten in a group',
    contact,
    "label: 'Full Name',",
    "label: 'Full Name,",
    'SITE-011',
  ],
  ['an opening quote forgotten', home, "highlight: 'Growth',", "highlight: Growth',", 'SITE-011'],
  ['curly quotes around a text', home, "highlight: 'Growth',", 'highlight: “Growth”,', 'SITE-012'],
  [
    'single curly quotes around a text',
    contactPage,
    "label: 'Location',",
    'label: ‘Location’,',
    'SITE-012',
  ],
  ['a colon forgotten', home, "highlight: 'Growth',", "highlight 'Growth',", 'SITE-013'],
  ['an equals sign for a colon', home, "highlight: 'Growth',", "highlight = 'Growth',", 'SITE-013'],
  ['a colon forgotten before a list', theme, 'steps: [0,', 'steps [0,', 'SITE-013'],
  [
    'a bracket of a list left open',
    home,
    "scene: ['window', 'node'] },",
    "scene: ['window', 'node' },",
    'SITE-014',
  ],
  [
    'a brace of a group left open',
    contact,
    "{ value: 'You are a Startup' },",
    "{ value: 'You are a Startup' ,",
    'SITE-014',
  ],
  ['a brace too many', routes, "path: '/Blog' },", "path: '/Blog' }},", 'SITE-015'],
  [
    'a bracket too many',
    home,
    "scene: ['window', 'node'] },",
    "scene: ['window', 'node']] },",
    'SITE-015',
  ],
  ['two commas in a group', home, "highlight: 'Growth',", "highlight: 'Growth',,", 'SITE-015'],
  ['a semicolon for a comma', home, "highlight: 'Growth',", "highlight: 'Growth';", 'SITE-015'],
  ['two colons', home, "highlight: 'Growth',", "highlight:: 'Growth',", 'SITE-015'],
  ['an apostrophe in a text', home, "label: 'Our Vision'", "label: 'What's next'", 'SITE-017'],
  [
    'two apostrophes in a text',
    home,
    "title: 'Find Local Customers'",
    "title: 'It's what's near'",
    'SITE-017',
  ],
];

const unplain: Row[] = [
  ['a call', home, "title: 'Business Growth'", 'title: getTitle()', 'SITE-004'],
  ['a word without quotes', home, "kind: 'hero'", 'kind: hero', 'SITE-004', "'hero'"],
  ['a spread', home, "      highlight: 'Growth',", '      ...more,', 'SITE-004'],
  ['a sum', theme, 'fast: 120', 'fast: 60 + 60', 'SITE-004'],
  ['a text with ${ }', home, "highlight: 'Growth'", 'highlight: `${word}`', 'SITE-004'],
  ['nothing at all', home, "highlight: 'Growth'", 'highlight: null', 'SITE-004'],
  ['a function', home, "highlight: 'Growth'", "highlight: () => 'Growth'", 'SITE-004'],
  [
    'an entry twice',
    home,
    "highlight: 'Growth',",
    "highlight: 'Growth', highlight: 'Business',",
    'SITE-005',
  ],
  ['no export', routes, 'export default {', 'const routes = {', 'SITE-003'],
];

const keys: Row[] = [
  ['a key misspelt', home, "highlight: 'Growth'", "highligth: 'Growth'", 'SITE-020', 'highlight:'],
  [
    'a key in capitals',
    home,
    "highlight: 'Growth'",
    "Highlight: 'Growth'",
    'SITE-020',
    'highlight:',
  ],
  [
    'a needed key misspelt',
    home,
    "      title: 'Business Growth'",
    "      titel: 'Business Growth'",
    'SITE-020',
    'title:',
  ],
  ['href for to', home, "to: '/About-Us'", "href: '/About-Us'", 'SITE-020', 'to:'],
  [
    'image for picture',
    home,
    "picture: { scene: ['window', 'node'] }",
    "image: { scene: ['window', 'node'] }",
    'SITE-020',
    'picture:',
  ],
  [
    'headline for title',
    contactPage,
    "title: 'Where To Find Us'",
    "headline: 'Where To Find Us'",
    'SITE-020',
    'title:',
  ],
  ['type for kind', contactPage, "kind: 'map'", "type: 'map'", 'SITE-020', 'kind:'],
  ['hide for hidden', home, 'hidden: true', 'hide: true', 'SITE-020', 'hidden:'],
  [
    'max length with a hyphen',
    inquiry,
    'maxLength: 10',
    "'max-length': 10",
    'SITE-020',
    'maxLength:',
  ],
  ['max for maxLength', inquiry, 'maxLength: 10', 'max: 10', 'SITE-020', 'maxLength:'],
  ['error for message', newsletter, "message: 'Please", "error: 'Please", 'SITE-020', 'message:'],
  ['rule for check', newsletter, "check: 'email'", "rule: 'email'", 'SITE-020', 'check:'],
  ['placeholder for hint', inquiry, "hint: 'A name", "placeholder: 'A name", 'SITE-020', 'hint:'],
  ['a key that nobody knows', home, "highlight: 'Growth'", "sparkle: 'Growth'", 'SITE-020'],
  [
    'an unknown key of the site',
    site,
    "shortName: 'Growth'",
    "shortnames: 'Growth'",
    'SITE-020',
    'shortName:',
  ],
  [
    'an unknown colour role',
    theme,
    "lime: '#C8F169',\n      onLime: '#10231C'",
    "lime: '#C8F169',\n      onLimes: '#10231C'",
    'SITE-020',
    'onLime:',
  ],
  ['an unknown breakpoint', theme, 'xxl: 1400', 'xxxl: 1400', 'SITE-020', 'xxl:'],
  [
    'a key of the form in its record',
    newsletter,
    "record: { collection: 'subcribe',",
    "record: { honeypot: true, collection: 'subcribe',",
    'SITE-021',
    'beside record',
  ],
  [
    'a key of the record in the form',
    newsletter,
    '  honeypot: true,',
    "  collection: 'subcribe',",
    'SITE-021',
    'record: {',
  ],
  [
    'a key of the section in its action',
    home,
    "action: { label: 'Our Vision', to: '/About-Us' },\n      form: 'inquiry',",
    "action: { label: 'Our Vision', to: '/About-Us', form: 'inquiry' },",
    'SITE-021',
    'beside action',
  ],
  [
    'a key of the action in its section',
    home,
    "action: { label: 'Our Vision', to: '/About-Us' },",
    "action: { label: 'Our Vision' }, to: '/About-Us',",
    'SITE-021',
    'action: {',
  ],
  ['__proto__ as a key', home, "highlight: 'Growth'", "'__proto__': { a: 'b' }", 'SITE-020'],
];

const missing: Row[] = [
  [
    'a title that is missing',
    contactPage,
    "      title: 'Where To Find Us',\n",
    '',
    'SITE-022',
    "title: '…'",
  ],
  [
    'a height that is missing',
    contactPage,
    '      height: 500,\n',
    '',
    'SITE-022',
    'height: a number',
  ],
  [
    'a description that is missing',
    contactPage,
    "  description:\n    'Tell Business Growth about your website, app or shop project. We read every message ourselves and answer within two working days.',\n",
    '',
    'SITE-022',
    "description: '…'",
  ],
  [
    'a list that is missing',
    newsletter,
    '  rules: [{',
    '  // rules: [{',
    'SITE-022',
    'rules: [ … ]',
  ],
  [
    'a link without a target',
    home,
    "{ label: 'Our Vision', to: '/About-Us' }",
    "{ label: 'Our Vision' }",
    'SITE-022',
    "to: '…'",
  ],
  ['a member without a name', site, "      name: 'Amara Sample',\n", '', 'SITE-022', "name: '…'"],
  [
    'a submit without its label',
    newsletter,
    "submit: { label: 'Subscribe', look",
    'submit: { look',
    'SITE-022',
    "label: '…'",
  ],
  ['a look that is missing', newsletter, "look: 'arrow', ", '', 'SITE-022', "'button' or 'arrow'"],
  [
    'a unmatched page that is missing',
    routes,
    "  unmatched: 'home',\n",
    '',
    'SITE-022',
    "unmatched: '…'",
  ],
  ['a colour that is missing', theme, "      error: '#B3361E',\n", '', 'SITE-022', "error: '…'"],
  ['a kind that is missing', contactPage, "      kind: 'map',\n", '', 'SITE-030', "kind: 'map'"],
];

const sorts: Row[] = [
  ['a number for a text', home, "label: 'Software'", 'label: 24', 'SITE-023', "'24'"],
  ['true for a text', home, "label: 'Software'", 'label: true', 'SITE-023', "'true'"],
  [
    'a list for a text',
    home,
    "title: 'Business Growth'",
    "title: ['Business Growth']",
    'SITE-023',
    "'Business Growth'",
  ],
  ['a number in quotes', contactPage, 'height: 500', "height: '500'", 'SITE-024', '500'],
  ['a number with its unit', contactPage, 'height: 500', "height: '500px'", 'SITE-024', '500'],
  ['words for a number', theme, 'fast: 120', "fast: 'quick'", 'SITE-024'],
  ['true in quotes', home, 'hidden: true', "hidden: 'true'", 'SITE-025', 'true'],
  ['yes for true', home, 'hidden: true', "hidden: 'yes'", 'SITE-025', 'true'],
  ['1 for true', home, 'hidden: true', 'hidden: 1', 'SITE-025', 'true'],
  [
    'a text for a list',
    home,
    "scene: ['window', 'node']",
    "scene: 'window'",
    'SITE-026',
    "['window']",
  ],
  ['a group for a list', routes, "aliases: ['/home']", "aliases: { a: '/home' }", 'SITE-026'],
  [
    'a text for a group',
    home,
    "action: { label: 'Our Vision', to: '/About-Us' }",
    "action: '/About-Us'",
    'SITE-027',
    "{ label: '…', to: '…' }",
  ],
  [
    'a text for a rule',
    newsletter,
    "rules: [{ field: 'Email', check: 'email', message: 'Please enter a valid email address' }]",
    "rules: ['email']",
    'SITE-027',
    "{ field: '…', message: '…', check: … }",
  ],
];

const words: Row[] = [
  ['a tone misspelt', home, "tone: 'band'", "tone: 'bnad'", 'SITE-028', "'band'"],
  ['a tone in capitals', home, "tone: 'band'", "tone: 'Band'", 'SITE-028', "'band'"],
  ['a tone with a blank', home, "tone: 'band'", "tone: ' band'", 'SITE-028', "'band'"],
  ['a tone that there is not', home, "tone: 'band'", "tone: 'purple'", 'SITE-028'],
  ['a layout that there is not', home, "layout: 'wide'", "layout: 'wider'", 'SITE-028', "'wide'"],
  [
    'a part of a scene misspelt',
    home,
    "scene: ['window', 'node']",
    "scene: ['windw', 'node']",
    'SITE-028',
    "'window'",
  ],
  ['an icon that there is not', site, "icon: 'chat'", "icon: 'chatt'", 'SITE-028', "'chat'"],
  ['a rule misspelt', newsletter, "check: 'email'", "check: 'e-mail'", 'SITE-028', "'email'"],
  [
    'a rule under another name',
    inquiry,
    "check: 'digits'",
    "check: 'number'",
    'SITE-028',
    "'digits'",
  ],
  [
    'a file type that there is not',
    freelancer,
    "types: ['pdf', 'doc'",
    "types: ['pfd', 'doc'",
    'SITE-028',
    "'pdf'",
  ],
  ['a width that there is not', contact, "width: 'half'", "width: 'halv'", 'SITE-028', "'half'"],
  [
    'a clear that there is not',
    newsletter,
    "clear: 'submitted'",
    "clear: 'submited'",
    'SITE-028',
    "'submitted'",
  ],
  ['a direction that there is not', site, "direction: 'ltr'", "direction: 'left'", 'SITE-028'],
  ['a kind of section misspelt', home, "kind: 'hero'", "kind: 'heroo'", 'SITE-029', "'hero'"],
  [
    'a kind with an underscore',
    home,
    "kind: 'call-to-action'",
    "kind: 'call_to_action'",
    'SITE-029',
    "'call-to-action'",
  ],
  ['a kind of field misspelt', inquiry, "kind: 'email'", "kind: 'emial'", 'SITE-029', "'email'"],
  [
    'a kind of field under another name',
    inquiry,
    "kind: 'tel'",
    "kind: 'phone'",
    'SITE-029',
    "'tel'",
  ],
  ['a dropdown', contact, "kind: 'select'", "kind: 'dropdown'", 'SITE-029', "'select'"],
  ['a stamp that there is not', newsletter, "Date: 'date'", "Date: 'day'", 'SITE-028'],
];

const values: Row[] = [
  ['a text that is empty', home, "title: 'Business Growth'", "title: ''", 'SITE-031'],
  ['a text of blanks', home, "title: 'Business Growth'", "title: '  '", 'SITE-031'],
  ['a list that is empty', home, "scene: ['window', 'node']", 'scene: []', 'SITE-032'],
  ['no options', contact, '      options: [\n', '      options: [], was: [\n', 'SITE-032'],
  [
    'too many parts of a scene',
    home,
    "scene: ['window', 'node']",
    "scene: ['window', 'node', 'card', 'bars']",
    'SITE-033',
  ],
  [
    'a file of 500 megabytes',
    freelancer,
    'maxMegabytes: 10',
    'maxMegabytes: 500',
    'SITE-033',
    '20',
  ],
  ['a length below zero', inquiry, 'maxLength: 10', 'maxLength: -1', 'SITE-033', '1'],
  ['one row', contact, 'rows: 4', 'rows: 1', 'SITE-033', '2'],
  ['half a pixel', contactPage, 'height: 500', 'height: 500.5', 'SITE-033', '501'],
  [
    'a short name that is long',
    site,
    "shortName: 'Growth'",
    "shortName: 'Business Growth Agency'",
    'SITE-033',
  ],
  ['a colour without #', theme, "paper: '#FBFAF6'", "paper: 'FBFAF6'", 'SITE-034', "'#FBFAF6'"],
  ['a colour by name', theme, "paper: '#FBFAF6'", "paper: 'white'", 'SITE-034', "'#FFFFFF'"],
  ['a path without its slash', routes, "path: '/Blog'", "path: 'Blog'", 'SITE-034', "'/Blog'"],
  ['a path with a blank', routes, "path: '/Blog'", "path: '/Our Blog'", 'SITE-034', "'/Our-Blog'"],
  [
    'an origin with a slash at the end',
    site,
    "origin: 'https://www.example.com'",
    "origin: 'https://www.example.com/'",
    'SITE-034',
    "'https://www.example.com'",
  ],
  [
    'a title template without its page',
    site,
    "titleTemplate: '{page} | Business Growth'",
    "titleTemplate: 'Business Growth'",
    'SITE-034',
    "'{page} | Business Growth'",
  ],
  ['a field name with a blank', inquiry, "name: 'Pname'", "name: 'P name'", 'SITE-034', "'Pname'"],
  ['a language that is none', site, "language: 'en-GB'", "language: 'english!'", 'SITE-034'],
  [
    'a folder without its slash',
    freelancer,
    "folder: 'Image/CvDeveloper/'",
    "folder: 'Image/CvDeveloper'",
    'SITE-034',
    "'Image/CvDeveloper/'",
  ],
  ['javascript: as a link', home, "to: '/About-Us'", "to: 'javascript:alert(1)'", 'SITE-079'],
  [
    'http: as a link',
    home,
    "to: '/About-Us'",
    "to: 'http://acme.test'",
    'SITE-079',
    "'https://acme.test'",
  ],
  [
    'a web address without https',
    site,
    "to: 'https://nfc.example.com/'",
    "to: 'nfc.example.com'",
    'SITE-034',
    "'https://nfc.example.com'",
  ],
];

const names: Row[] = [
  ['a field named constructor', inquiry, "name: 'Pname'", "name: 'constructor'", 'SITE-034'],
  [
    'an option of two lines',
    contact,
    "'You are a Startup'",
    "'You are a\\nStartup'",
    'SITE-034',
    "'You are a Startup'",
  ],
  [
    'a length that security rules cannot count',
    inquiry,
    "{ field: 'Pname', check: 'required',",
    "{ field: 'Pname', check: 'min-length', length: 2000,",
    'SITE-033',
    '1000',
  ],
  ['a stamp whose name is no name', newsletter, 'Date:', "'a b':", 'SITE-034'],
];

const formMistakes: Row[] = [
  ['two fields of one name', inquiry, "name: 'Pname'", "name: 'Fname'", 'SITE-050'],
  [
    'an option twice',
    contact,
    "{ value: 'You are a Startup' }",
    "{ value: 'You are a Business Man' }",
    'SITE-051',
  ],
  [
    'a start that is no option',
    contact,
    "initial: 'You are a Business Man'",
    "initial: 'You are a Business Mann'",
    'SITE-052',
    "'You are a Business Man'",
  ],
  [
    'a rule for a field misspelt',
    inquiry,
    "field: 'Fname'",
    "field: 'Fnme'",
    'SITE-053',
    "'Fname'",
  ],
  ['a rule for no field', inquiry, "field: 'Fname'", "field: 'Surname'", 'SITE-053'],
  [
    'a rule for a file',
    freelancer,
    "{ field: 'fullName', check: 'required'",
    "{ field: 'CvFile', check: 'required'",
    'SITE-054',
  ],
  [
    'a stamp with the name of a field',
    newsletter,
    'stamps: { id:',
    "stamps: { Email: 'date', id:",
    'SITE-056',
  ],
  [
    'an order with a name misspelt',
    contact,
    "order: ['Fullname',",
    "order: ['Fulname',",
    'SITE-057',
    "'Fullname'",
  ],
  [
    'an order with a name twice',
    contact,
    "'Your', 'Messsage', 'id'",
    "'Your', 'Your', 'Messsage', 'id'",
    'SITE-058',
  ],
  [
    'an order that leaves one out',
    contact,
    "'Number', 'Your', 'Messsage'",
    "'Number', 'Messsage'",
    'SITE-059',
    "['Fullname', 'Company', 'Email', 'Number', 'Messsage', 'id', 'Date', 'Your']",
  ],
  ['no outcome', newsletter, 'saved: { log: true }', 'saved: {}', 'SITE-060'],
  [
    'two outcomes',
    newsletter,
    'saved: { log: true }',
    "saved: { log: true, toast: 'Done' }",
    'SITE-060',
  ],
  [
    'two rules that cannot both pass',
    inquiry,
    "{ field: 'Pname', check: 'required'",
    "{ field: 'Number', check: 'email'",
    'SITE-061',
  ],
  [
    'a rule that its limit contradicts',
    inquiry,
    "{ field: 'Pname', check: 'required',",
    "{ field: 'Pname', check: 'min-length', length: 300,",
    'SITE-062',
    '200',
  ],
  [
    'a start longer than its limit',
    inquiry,
    'maxLength: 10,',
    "maxLength: 10, initial: '01234567890123',",
    'SITE-063',
  ],
  [
    'two forms that store in one place',
    newsletter,
    "collection: 'subcribe'",
    "collection: 'Contact_cli'",
    'SITE-064',
  ],
  [
    'a rule twice',
    newsletter,
    'rules: [{',
    "rules: [{ field: 'Email', check: 'email', message: 'x' }, {",
    'SITE-065',
  ],
];

const links: Row[] = [
  ['a link to no page', home, "to: '/About-Us'", "to: '/Abuot-Us'", 'SITE-070', "'/About-us'"],
  ['a link to nowhere', home, "to: '/About-Us'", "to: '/Prices'", 'SITE-070'],
  [
    'a link of the menu to no page',
    site,
    "{ label: 'Career', to: '/Career' },\n      { label: 'Contact'",
    "{ label: 'Career', to: '/Carreer' },\n      { label: 'Contact'",
    'SITE-070',
    "'/Career'",
  ],
  ['a link to no place', home, "to: '/About-Us'", "to: '/About-us#nowhere'", 'SITE-071'],
  ['a link by no name', product, 'link:nfc-cards', 'link:nfc-card', 'SITE-072', "'link:nfc-cards'"],
  ['a form misspelt', home, "form: 'inquiry'", "form: 'enquiry'", 'SITE-073', "'inquiry'"],
  [
    'a form in capitals',
    contactPage,
    "form: 'contact'",
    "form: 'Contact'",
    'SITE-073',
    "'contact'",
  ],
  [
    'a page of the routes misspelt',
    routes,
    "page: 'about'",
    "page: 'abuot'",
    'SITE-074',
    "'about'",
  ],
  ['a path twice', routes, "path: '/Product'", "path: '/About-us'", 'SITE-075'],
  ['a path twice but for case', routes, "path: '/Product'", "path: '/about-US'", 'SITE-075'],
  [
    'an unmatched page misspelt',
    routes,
    "unmatched: 'home'",
    "unmatched: 'hme'",
    'SITE-076',
    "'home'",
  ],
  [
    'a title twice',
    contactPage,
    "  title: 'Contact Us',\n  description",
    "  title: 'Blog & Best Advise',\n  description",
    'SITE-090',
  ],

  [
    'a second main heading',
    blog,
    "      kind: 'article',",
    "      kind: 'page-header',\n      title: 'Again',\n      lead: 'Again.',\n    },\n    {\n      kind: 'article',",
    'SITE-095',
  ],
  ['a text that is hard to read', theme, "body: '#3C4F47'", "body: '#9AA8A0'", 'SITE-110', '#'],
  [
    'a button that is hard to read',
    theme,
    "action: '#0B6B4A'",
    "action: '#9AD4BE'",
    'SITE-110',
    '#',
  ],
  ['widths out of order', theme, 'sm: 576, md: 768', 'sm: 768, md: 576', 'SITE-111'],
  [
    'a paragraph twice',
    home,
    "'A version you can try every two weeks',",
    "'A written scope before a price',",
    'SITE-096',
  ],
];

/** A member with a photo that is right. */
const photo =
  "photo: { file: '/pictures/tom.webp', alt: 'Tom at his desk', width: 640, height: 800 },";
const withPhoto = (changed: string) => `      name: 'Amara Sample',\n      ${changed}\n`;
const pictureRow = (
  what: string,
  from: string,
  to: string,
  code: string,
  suggests?: string,
): Row => [
  what,
  site,
  "      name: 'Amara Sample',\n",
  withPhoto(photo.replace(from, to)),
  code,
  suggests,
];

const pictures: Row[] = [
  pictureRow('a picture that is not there', '/tom.webp', '/anna.webp', 'SITE-080'),
  pictureRow('a picture misspelt', '/tom.webp', '/tmo.webp', 'SITE-080', "'/pictures/tom.webp'"),
  pictureRow('a picture in capitals', '/tom.webp', '/Tom.webp', 'SITE-080', "'/pictures/tom.webp'"),
  pictureRow('a picture without words', "alt: 'Tom at his desk', ", '', 'SITE-022', "alt: '…'"),
  pictureRow('a picture with empty words', 'Tom at his desk', '', 'SITE-031'),
  pictureRow('src for file', 'file:', 'src:', 'SITE-020', 'file:'),
  pictureRow(
    'a picture of another site',
    '/pictures/tom.webp',
    'https://a.test/tom.webp',
    'SITE-034',
  ),
];

/** Single mistakes over all config files, each as an editor makes it. */
export const mistakes: Mistake[] = [
  ...slips,
  ...unplain,
  ...keys,
  ...missing,
  ...sorts,
  ...words,
  ...values,
  ...names,
  ...formMistakes,
  ...links,
  ...pictures,
].map(row);

mistakes.push({
  what: 'a page that begins with no heading',
  file: contactPage,
  from: "      kind: 'page-header',",
  to: "      kind: 'page-header',\n      hidden: true,",
  code: 'SITE-094',
  at: "kind: 'form'",
});

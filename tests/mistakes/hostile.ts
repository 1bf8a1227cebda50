import type { ConfigSources } from '../../packages/config-files/config-files';
import { sourceOf } from './agency';
import { contact, home, routes, site, theme } from './row';

/**
 * Config that is long in one way, as a typo, a paste or a program may leave it. Each makes a file of
 * about this many characters.
 */
type Hostile = {
  /** The file where an error is expected. */
  file: string;
  sources: (length: number) => ConfigSources;
};

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Pathological input for patterns: runs of their beginning, and of what they look for after it. */
const units = {
  'a data: address': 'QUJD+/',
  letters: 'a',
  capitals: 'AB',
  words: 'word ',
  'words of a list': 'one, two and ',
  blanks: ' ',
  tabs: '\\t',
  'line ends': '\\n',
  'line ends and blanks': '\\n  ',
  digits: '1',
  'digits with blanks': '1 2-',
  'digits with points': '1.',
  'digits with commas': '1,',
  brackets: '(',
  'square brackets': '[',
  'pairs of brackets': '[](',
  'brackets both ways': '](',
  'half links': '[a](b ',
  links: '[a](/Contact) ',
  'pictures of Markdown': '![](',
  stars: '*',
  'stars between letters': '*a',
  'double stars': '**a ',
  'bold words': '**a** ',
  'italic words': '*a* ',
  'bold in italic': '*a **b ',
  underscores: '_',
  'underscores between letters': '_a ',
  backticks: '`',
  bars: '|',
  'bars and dashes': '|-',
  hashes: '# ',
  dashes: '- ',
  points: '\\n- a',
  braces: '{',
  placeholders: '{page}',
  'half placeholders': '{ page ',
  'opened tags': '<',
  tags: '<b>',
  'tags that never end': '<b a',
  anchors: '<a href="',
  entities: '&amp;',
  'half entities': '&#1',
  slashes: '/',
  'slashes between letters': '/a',
  'blanks and slashes': ' /',
  'points in a row': '.',
  hosts: 'a.',
  'hosts with commas': 'a,b.',
  ats: '@',
  mailboxes: 'a@b,',
  'mailboxes in brackets': '<a@b>',
  colons: ':',
  schemes: 'https:',
  escapes: '%2f',
  'broken escapes': '%',
  quotes: '"',
  'escaped quotes': "\\'",
  backslashes: '\\\\',
  'letters of another alphabet': 'а',
  'letters of two alphabets': 'aа ',
  umlauts: 'ä',
  'signs in two halves': '😀',
  'signs of their own': '\\u0007',
  'underscored words': 'a_b ',
  'words in camels': 'aB',
  percents: '50% ',
  lengths: '1px ',
  'calc()': 'calc(1px + ',
  minuses: '-1',
} satisfies Record<string, string>;

/** What follows it, so that a pattern that began must backtrack. */
const ends = { '': '', ', and what ends it otherwise': '!\u00b0' };

type Place = { file: string; from: RegExp; before?: string };

/** Places for a text, each read by other parts of the check. */
const places: Record<string, Place> = {
  'a text with marks': { file: home, from: /(?<=')Most software that[^']*/ },
  'a title': { file: home, from: /(?<=title: ')Business Growth/ },
  'the target of a link': { file: home, from: /(?<=to: ')\/About-Us/ },
  'a path': { file: routes, from: /(?<=path: ')\/Product/ },
  'the origin': { file: site, from: /(?<=origin: ')[^']*/ },
  'the template of titles': { file: site, from: /(?<=titleTemplate: ')[^']*/ },
  'the address of a telephone': { file: site, from: /(?<=to: ')tel:[^']*/ },
  'the address of a data: link': {
    file: home,
    from: /(?<=to: ')\/About-Us/,
    before: 'data:a/b;base64,',
  },
  'the address of a site': { file: home, from: /(?<=to: ')\/About-Us/, before: 'https://' },
  'the address of a mailbox': { file: home, from: /(?<=to: ')\/About-Us/, before: 'mailto:' },
  'a kind': { file: home, from: /(?<=kind: ')feature/ },
  'a word of a closed set': { file: home, from: /(?<=layout: ')picture-right/ },
  'a form': { file: home, from: /(?<=form: ')inquiry/ },
  'a colour': { file: theme, from: /(?<=primary: ')[^']*/ },
  'a length': { file: theme, from: /(?<=fontSize: ')[^']*/ },
  'the name of a field': { file: contact, from: /(?<=name: ')Company/ },
  'the value of an option': { file: contact, from: /(?<=value: ')You are a Startup/ },
  'the field of a rule': { file: contact, from: /(?<=field: ')Company/ },
  'a number': { file: contact, from: /(?<=rows: )4/ },
  'a flag': { file: contact, from: /(?<=honeypot: )true/ },
  'a list': { file: home, from: /(?<=items: )\[[^\]]*\]/ },
  'a group': { file: home, from: /(?<=action: )\{[^}]*\}/ },
};

/** Places that hold no text: there it gets quotes of its own. */
const quoted = ['a number', 'a flag', 'a list', 'a group'];

/** The source with a text at a place in it. */
const inPlace = (source: string, where: string, text: string) => {
  const { from, before = '' } = places[where] ?? { from: /$/ };
  const written = before + text;
  return source.replace(from, () => (quoted.includes(where) ? `'${written}'` : written));
};

/** The maximum length of a text. */
const longest = 4_900;

const textOf = (unit: string, length: number, end: string) =>
  filled(unit, length - (length % unit.length)) + end;

const files = [...new Set(Object.values(places).map(({ file }) => file))];

/** Every place with one such text each, and a list with the rest. */
const everywhere =
  (units: string[]): Hostile['sources'] =>
  (length) => {
    const each = Math.min(
      longest,
      Math.floor(length / (Object.keys(places).length + units.length)),
    );
    const texts = units.flatMap((unit) =>
      Object.values(ends).map((end) => textOf(unit, each, end)),
    );
    const textAt = (index: number) => texts[index % texts.length] ?? '';
    const rest = Array.from(
      { length: Math.ceil(length / each) },
      (_, index) => `'${textAt(index)}',\n`,
    );
    const inFile = (file: string) =>
      Object.entries(places).reduce(
        (source, [where, place], index) =>
          place.file === file ? inPlace(source, where, textAt(index)) : source,
        sourceOf(file),
      );
    return Object.fromEntries(
      files.map((file) => [
        file,
        inFile(file).replace(/(?<=points: \[\n)/, () => (file === home ? rest.join('') : '')),
      ]),
    );
  };

const together = 5;

/** A few sorts at a time: the check reads each text by itself. */
const ofTexts = Object.keys(units).flatMap((_, index, names): [string, Hostile][] => {
  const some = names.slice(index, index + together);
  if (index % together > 0) return [];
  const own = some.map((name) => units[name as keyof typeof units]);
  return [[`texts of ${some.join(', ')}`, { file: home, sources: everywhere(own) }]];
});

/** A file with one entry many times. */
const many = (file: string, from: RegExp, unit: (index: number) => string): Hostile => ({
  file,
  sources: (length) => {
    const parts: string[] = [];
    for (let size = 0, index = 0; size < length; index += 1) {
      const part = unit(index);
      parts.push(part);
      size += part.length;
    }
    return { [file]: sourceOf(file).replace(from, () => parts.join('')) };
  },
});

const nested = (opening: string, inner: string, closing: string): Hostile => ({
  file: home,
  sources: (length) => {
    const depth = Math.ceil(length / (opening.length + closing.length));
    const value = opening.repeat(depth) + inner + closing.repeat(depth);
    return { [home]: sourceOf(home).replace(/(?<=highlight: )'Growth'/, () => value) };
  },
});

const entries = /(?<=highlight: 'Growth',\n)/;
const points = /(?<=points: \[\n)/;
const sections = /(?<=sections: \[\n)/;
const fields = /(?<=fields: \[\n)/;
const rules = /(?<=rules: \[\n)/;

export const hostile: [string, Hostile][] = [
  ...ofTexts,
  ['texts joined by +', nested("'a' + ", "'b'", '')],
  ['texts joined by + in brackets', nested("('a' + ", "'b'", ')')],
  ['texts joined from the left', nested('(', "'b'", " + 'a')")],
  ['numbers joined by +', nested('1 + ', '1', '')],
  ['brackets', nested('(', "'b'", ')')],
  ['lists in lists', nested('[', "'b'", ']')],
  ['groups in groups', nested('{ a: ', "'b'", ' }')],
  ['templates in templates', nested('`a${', "'b'", '}`')],
  ['minuses', nested('- ', '1', '')],
  ['exclamation marks', nested('!', '1', '')],
  ['words that stand before others', nested('typeof ', '1', '')],
  ['types behind a value', nested('', "'b'", ' as x')],
  ['types in a type', nested('', "'b' as a", '[]')],
  ['types in brackets', nested('<a>', "'b'", '')],
  ['choices', nested('a ? b : ', "'b'", '')],
  ['functions', nested('a => ', "'b'", '')],
  ['calls', nested('', 'a', '()')],
  ['names of names', nested('', 'a', '.a')],
  ['names in square brackets', nested('a[', 'a', ']')],
  ['assignments', nested('a = ', "'b'", '')],
  ['or', nested('a || ', "'b'", '')],
  ['commas', nested('a, ', "'b'", '')],
  ['new', nested('new ', 'a', '')],
  ['await', nested('await ', 'a', '')],
  ['opened brackets', nested('(', '', '')],
  ['opened lists', nested('[', '', '')],
  ['opened groups', nested('{', '', '')],
  ['opened groups with names', nested('{ a: ', '', '')],
  ['opened templates', nested('`${', '', '')],
  ['closed brackets', nested(')', '', '')],
  ['closed lists', nested(']', '', '')],
  ['closed groups', nested('}', '', '')],
  ['colons', nested(':', '', '')],
  ['names without values', nested('a:', '', '')],
  ['quotes that begin', nested("'", '', '')],
  ['quotes of both kinds', nested('\'"', '', '')],
  ['quotes with commas', nested("',", '', '')],
  ['curly quotes', nested('“', '', '')],
  ['curly quotes with commas', nested('“a”, ', '', '')],
  ['words without quotes', nested('word ', '', '')],
  ['words without quotes, with commas', nested('word, ', '', '')],
  ['lines of words without quotes', nested('word\n', '', '')],
  ['lines of names without values', nested('word: word\n', '', '')],
  ['apostrophes', nested("'a'b", '', '')],
  ['remarks', nested('/* a */', "'b'", '')],
  ['remarks that begin', nested('/*', "'b'", '')],
  ['remarks of one line', nested('// a\n', "'b'", '')],
  ['line ends', nested('\n', "'b'", '')],
  ['blank lines', nested(' \n', "'b'", '')],
  ['blanks', nested(' ', "'b'", '')],
  ['semicolons', nested(';', "'b'", '')],
  ['commas alone', nested(',', "'b'", '')],
  ['signs of Git', nested('<<<<<<< a\n', "'b'", '')],
  ['dashes of lists', nested('- a\n', '', '')],
  ['numbered lines', nested('1 | a\n', '', '')],
  ['lines of a chat', nested('[10:20:30] a: ', '', '')],
  ['hashes', nested('#', '', '')],
  ['signs that nobody sees', nested('\u200b', "'b'", '')],
  ['signs that mean nothing', nested('\u00a7', '', '')],
  ['regular expressions', nested('/a/', '', '')],
  ['names that nobody knows', many(home, entries, (index) => `wrong${index}: 'a',\n`)],
  ['names that are misspelt', many(home, entries, (index) => `titel${index}: 'a',\n`)],
  ['one name again and again', many(home, entries, () => "title: 'a',\n")],
  ['names without values, one a line', many(home, entries, () => 'title:\n')],
  ['names without a comma', many(home, entries, (index) => `a${index}: 'a'\n`)],
  ['one long name', many(home, entries, (index) => (index === 0 ? 'a' : 'b'))],
  ['texts of a list', many(home, points, (index) => `'point ${index}',\n`)],
  ['one text again and again', many(home, points, () => "'point',\n")],
  ['numbers in a list of texts', many(home, points, (index) => `${index},\n`)],
  ['empty texts in a list', many(home, points, () => "'',\n")],
  ['nothing in a list', many(home, points, () => ',')],
  ['empty groups in a list of texts', many(home, points, () => '{},')],
  ['texts with marks that do not end', many(home, points, (index) => `'**a ${index}',\n`)],
  ['texts with HTML', many(home, points, (index) => `'<b>a</b> ${index}',\n`)],
  ['texts with links to nowhere', many(home, points, (index) => `'[a](/no${index})',\n`)],
  ['joined texts', many(home, points, (index) => `'a' + '${index}',\n`)],
  ['words without quotes in a list', many(home, points, (index) => `word${index},\n`)],
  ['sections without a kind', many(home, sections, () => "{ title: 'a' },\n")],
  [
    'sections of an unknown kind',
    many(home, sections, (index) => `{ kind: 'feture${index % 7}' },\n`),
  ],
  ['sections that lack everything', many(home, sections, () => "{ kind: 'feature' },\n")],
  [
    'sections in order',
    many(home, sections, (index) => `{ kind: 'map', title: 'Where ${index}', height: 500 },\n`),
  ],
  ['empty sections', many(home, sections, () => '{},')],
  ['lists for sections', many(home, sections, () => '[],')],
  ['fields without anything', many(contact, fields, () => '{},')],
  ['fields of one name', many(contact, fields, () => "{ kind: 'text', name: 'a', label: 'A' },\n")],
  [
    'fields in order',
    many(contact, fields, (index) => `{ kind: 'text', name: 'a${index}', label: 'A' },\n`),
  ],
  [
    'groups of fields',
    many(
      contact,
      fields,
      (index) =>
        `{ kind: 'group', label: 'A', fields: [{ kind: 'text', name: 'b${index}', label: 'A' }] },\n`,
    ),
  ],
  [
    'rules of no field',
    many(contact, rules, (index) => `{ field: 'no${index}', check: 'required', message: 'a' },\n`),
  ],
  [
    'rules of an unknown check',
    many(contact, rules, (index) => `{ field: 'Company', check: 'no${index}', message: 'a' },\n`),
  ],
  [
    'rules again and again',
    many(contact, rules, () => "{ field: 'Company', check: 'required', message: 'a' },\n"),
  ],
  ['options', many(contact, /(?<=options: \[\n)/, (index) => `{ value: 'v${index}' },\n`)],
  ['names in the order', many(contact, /(?<=order: \[)/, (index) => `'no${index}', `)],
  ['stamps', many(contact, /(?<=stamps: \{)/, (index) => ` s${index}: 'milliseconds',`)],
  [
    'stamps of an unknown sort',
    many(contact, /(?<=stamps: \{)/, (index) => ` s${index}: 'second',`),
  ],
  [
    'pages of routes',
    many(routes, /(?<=pages: \[\n)/, (index) => `{ page: 'home', path: '/p${index}' },\n`),
  ],
  [
    'pages that there are not',
    many(routes, /(?<=pages: \[\n)/, (index) => `{ page: 'no${index}', path: '/p${index}' },\n`),
  ],
  [
    'paths again and again',
    many(routes, /(?<=pages: \[\n)/, () => "{ page: 'home', path: '/p' },\n"),
  ],
  ['aliases', many(routes, /(?<=aliases: \[)/, (index) => `'/a${index}', `)],
  [
    'links of the site',
    many(
      site,
      /(?<=\n {2}links: \[\n)/,
      (index) => `{ name: 'a${index}', to: 'https://a.test/' },\n`,
    ),
  ],
  ['another file behind the first', many(routes, /$/, () => sourceOf(routes))],
  ['statements before the data', many(routes, /^/, (index) => `const a${index} = 1;\n`)],
  [
    'imports before the data',
    many(routes, /^/, (index) => `import type { a${index} } from '#types';\n`),
  ],
  ['prose in place of data', many(routes, /[\s\S]*/, () => 'These are words, and no data. ')],
  ['lines of prose in place of data', many(routes, /[\s\S]*/, () => 'These are words.\n')],
  ['lists of YAML in place of data', many(routes, /[\s\S]*/, () => '- a: b\n')],
  [
    'JSON in place of data',
    {
      file: routes,
      sources: (length) => {
        const groups = Array.from({ length: length / 10 }, () => ({ a: 'b' }));
        return { [routes]: JSON.stringify(groups) };
      },
    },
  ],
];

/** @jest-environment node */
import type { FieldDefinition, FieldKind } from '../../../src/fields/registry';
import { wordedLanguages } from '../../../src/schema/usual-words/usual-words-in';
import { mailField, numberField } from '../../../tools/notifications/read-mail-plan';
import { contactForm, plan } from '../testing/plan';
import type { OwnerWords } from '../words/en';
import { ownerWordsIn } from '../words/owner-words-in';
import { composeList } from './compose-list';
import { composeMail } from './compose-mail';

/** Of config and of the visitor: in no language of the project. */
const label = '字';
const errorMessage = '错';
const options = [{ value: '甲', label: '**甲甲**' }, { value: '乙' }];

type Asked<Kind extends FieldKind> = {
  field: Omit<FieldDefinition<Kind>, 'kind' | 'name' | 'label'>;
  value: unknown;
};

/** Fields of all kinds whose values mails write in ways of their own, and what a visitor put into each. */
const kinds: { [Kind in FieldKind]?: Asked<Kind> } = {
  text: { field: {}, value: '文' },
  email: { field: {}, value: '文@文' },
  tel: { field: {}, value: '0123' },
  'international-tel': {
    field: { country: 'DE', countryLabel: label, errorMessage },
    value: '+493012345678',
  },
  url: { field: {}, value: '//文' },
  textarea: { field: { rows: 4 }, value: '文'.repeat(20_001) },
  number: { field: { errorMessage, step: 0.5, unit: '升' }, value: 1234.5 },
  date: { field: { errorMessage }, value: '2027-03-24' },
  time: { field: { errorMessage }, value: '18:30' },
  select: { field: { options }, value: '乙' },
  radio: { field: { options }, value: '甲' },
  checkbox: { field: {}, value: true },
  checkboxes: { field: { options }, value: ['甲', '乙'] },
  rating: { field: { stars: ['差', '好'] }, value: 2 },
  scale: { field: { to: 5, lowest: '差', highest: '好' }, value: 5 },
  file: {
    field: {
      upload: { folder: '1/', types: ['pdf'], maxMegabytes: 1 },
      errorMessages: { empty: label, tooLarge: label, wrongType: label },
    },
    value: '//文/1/2',
  },
  list: {
    field: {
      max: 2,
      fields: [
        { kind: 'checkbox', name: 'Ticked', label },
        { kind: 'date', name: 'Day', label, errorMessage },
        { kind: 'number', name: 'Number', label, errorMessage },
      ],
    },
    value: [
      { Ticked: true, Day: '2027-03-24', Number: 1234 },
      { Ticked: false, Day: '', Number: null },
    ],
  },
  'stored-group': {
    field: { fields: [{ kind: 'date', name: 'Day', label, errorMessage }] },
    value: { Day: '2027-03-24' },
  },
  price: { field: { currency: 'EUR', sum: [] }, value: 1234.5 },
  matrix: {
    field: { rows: [{ name: '1', label }], columns: options, unanswered: label },
    value: { 1: '甲' },
  },
};

const allKinds = Object.keys(kinds) as FieldKind[];
const nameOf = (kind: FieldKind) => kind.replaceAll('-', '_');
const fields = allKinds.map((kind) =>
  mailField({ ...kinds[kind]?.field, kind, name: nameOf(kind), label } as FieldDefinition),
);
const values = {
  ...Object.fromEntries(allKinds.map((kind) => [nameOf(kind), kinds[kind]?.value])),
  Not: false,
  Nothing: null,
  Reference: '2345',
  Waiting: true,
  Shown: 'fr',
};

const formIn = (language: string) => ({
  ...contactForm,
  title: label,
  waiting: 'Waiting',
  languageStamp: 'Shown',
  pages: ['/1', '/2'],
  fields: [
    ...fields,
    ...['Not', 'Nothing'].map((name) => mailField({ kind: 'checkbox', name, label })),
    numberField('Reference', language),
  ],
});

const createdAt = Date.parse('2027-03-22T10:15:00Z');
const record = { id: '1', createdAt, values };

/** No record of a collection can be named in words: each is of one sign. */
const unreported = [
  ...Array.from({ length: 21 }, (_, place) => ({ collection: '1', id: `${place}` })),
  { collection: '1', id: '2', to: 'sender' as const },
  { collection: '1', id: '3', refused: { address: '1@1', answer: '550' } },
];

/** Of each line of the mails to the owner: with the subject, without what is only for programs. */
const linesIn = (language: string): string[] => {
  const about = {
    plan: { ...plan, site: label, language },
    isOwnFile: () => true,
    unreported,
  };
  const everyPage = ownerWordsIn(language).everyPage;
  const form = formIn(language);
  const broken = {
    ...record,
    get values(): never {
      throw new Error('It cannot be read.');
    },
  };
  const mails = [
    composeMail(record, { ...about, form, confirmedAt: createdAt }),
    composeMail(record, { ...about, form: { ...form, pages: [everyPage] } }),
    ...['Not', 'Nothing', ...allKinds.map(nameOf)].map((name) =>
      composeMail(record, {
        ...about,
        form: { ...form, subject: `${label} {${name}}` },
        unreported: [],
      }),
    ),
    composeList(
      [
        { form, record },
        { form, record: broken },
      ],
      { ...about, to: ['1@1'], name: '1' },
    ),
  ];
  return mails.flatMap(({ subject, text, html }) => [
    subject,
    ...text.split('\n'),
    ...html.split('\n').map((line) => line.replaceAll(/<[^>]+>/g, ' ')),
  ]);
};

/** What is no word of a language: commands, files, and what config writes in the tests of all mails. */
const names = /npm run messages|config\/notifications\.ts|Contact_cli|Message from/g;

/** Signs of currencies and of time zones are none. */
const wordsIn = (lines: readonly string[]): Set<string> =>
  new Set(
    lines.flatMap((line) =>
      (line.replaceAll(names, ' ').match(/[\p{L}\p{M}]+/gu) ?? [])
        .map((word) => word.toLowerCase())
        .filter((word) => /^[a-z]{2,}$/.test(word) && word !== 'utc'),
    ),
  );

/** Words that these languages write as English does. */
const shared: Record<string, string> = {
  de: 'an in link mail rest so website',
  fr: 'confirmation mail message messages page place',
  es: 'no',
  it: 'in link mail no server',
  nl: 'database in link mail of rest was website',
  pl: 'mail to',
  pt: 'as mail',
};

/** What our own words say around what is filled in. */
const phrasesOf = (words: string) =>
  words
    .split(/\{\w+\}/)
    .map((phrase) => phrase.replaceAll(names, ' ').trim())
    .filter((phrase) => /\p{L}{2}/u.test(phrase));

test('in English the mails of this test say all that there is to say', () => {
  const all = linesIn('en').join('\n').replaceAll(names, ' ');
  const unsaidPhrases = Object.values(ownerWordsIn('en'))
    .flatMap(phrasesOf)
    .filter((phrase) => !all.includes(phrase));
  expect(unsaidPhrases).toEqual([]);
  expect([...wordsIn(linesIn('en'))]).toEqual(
    expect.arrayContaining(['march', 'french', 'yes', 'at', 'am', 'or']),
  );
});

describe('no word in a mail to the owner is English, but of the visitor and of config', () => {
  test.each(wordedLanguages.filter((tag) => tag !== 'en'))('%s', (language) => {
    const english = wordsIn(linesIn('en'));
    const alike = (shared[language] ?? '').split(' ');
    const found = [...wordsIn(linesIn(language))].filter((word) => english.has(word));
    expect(found.filter((word) => !alike.includes(word)).toSorted()).toEqual([]);
    // A list of what is alike that holds more would hide what is English.
    expect(alike.filter((word) => word !== '' && !found.includes(word))).toEqual([]);
  });

  test.each(wordedLanguages)('%s names in its words what is filled in', (language) => {
    for (const [name, words] of Object.entries(ownerWordsIn(language))) {
      const english = ownerWordsIn('en')[name as keyof OwnerWords];
      const namesIn = (text: string) => text.match(/\{\w+\}/g)?.toSorted();
      expect([name, namesIn(words)]).toEqual([name, namesIn(english)]);
    }
  });
});

test.each([
  ['checkbox', 'ja'],
  ['Not', 'nein'],
  ['Nothing', ''],
  ['date', '24. März 2027'],
  ['number', '1.234,5 升'],
  ['price', '1.234,50 €'],
  ['radio', '甲甲'],
  ['stored_group', '字: 24. März 2027'],
  ['international_tel', '+49 301 234 5678'],
  ['checkboxes', '甲甲, 乙'],
  ['list', '字: ja; 字: 24. März 2027; 字: 1.234, 字: nein; 字: –; 字: –'],
])('in a German subject {%s} is %j', (name, words) => {
  const about = { plan: { ...plan, language: 'de' }, isOwnFile: () => false, unreported: [] };
  const { subject } = composeMail(record, {
    ...about,
    form: {
      ...formIn('de'),
      fields: [],
      subjectFields: formIn('de').fields,
      subject: `字 {${name}}.`,
    },
  });
  expect(subject).toBe(`字 ${words}.`);
});

test('in the list what is chosen and a day stand as the owner reads them', () => {
  const about = { plan: { ...plan, language: 'de' }, isOwnFile: () => false, unreported: [] };
  const own = {
    ...formIn('de'),
    fields: fields.filter(({ name }) => ['date', 'radio'].includes(name)),
  };
  const { text } = composeList([{ form: own, record }], { ...about, to: ['1@1'], name: '1' });
  expect(text).toContain('24. März 2027, 甲甲');
});

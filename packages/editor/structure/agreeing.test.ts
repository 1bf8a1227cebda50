/** @jest-environment node */
import type { Change } from '../../../src/schema/values/change';
import { agreeingWith, wordsOfAgreeing } from './agreeing';

const form = 'config/forms/visit.ts';
const home = 'config/pages/home.ts';
const about = 'config/pages/about.ts';
const course = 'config/pages/course.ts';
const courses = 'config/collections/courses.ts';
const site = 'config/site.ts';
const theme = 'config/theme.ts';

const options = [{ value: 'Cut' }, { value: 'Colour', label: 'A colour' }];

const files = {
  [form]: {
    title: 'Visit',
    fields: [
      { kind: 'text', name: 'Name', label: 'Name' },
      { kind: 'text', name: 'More', label: 'More', showWhen: { field: 'Name', filled: true } },
      {
        kind: 'list',
        name: 'Family',
        label: 'Who else?',
        showWhen: { field: 'Name', filled: true },
        fields: [{ kind: 'text', name: 'Name', label: 'Name' }],
        rules: [{ field: 'Name', check: 'required', message: 'Name' }],
      },
      { kind: 'select', name: 'What', label: 'What?', options, initial: 'Cut', afterSubmit: '' },
      { kind: 'checkboxes', name: 'Also', label: 'Also?', options, initial: ['Colour', 'Cut'] },
      { kind: 'text', name: 'Tone', label: 'Tone', showWhen: { field: 'What', is: 'Cut' } },
      {
        kind: 'text',
        name: 'Other',
        label: 'Other',
        showWhen: {
          any: [
            { field: 'Also', isOneOf: ['Cut', 'Colour'] },
            { field: 'Name', filled: true },
          ],
        },
      },
      {
        kind: 'price',
        name: 'Price',
        label: 'Price',
        currency: 'EUR',
        sum: [
          { of: 'What', times: ['Count'], when: { field: 'Name', filled: true } },
          { amount: 90, nights: { arrival: 'In', departure: 'Out' } },
        ],
      },
      { kind: 'number', name: 'Count', label: 'Count' },
      { kind: 'date', name: 'In', label: 'In' },
      { kind: 'date', name: 'Out', label: 'Out' },
      {
        kind: 'list',
        name: 'Others',
        label: 'Others',
        fields: [
          { kind: 'text', name: 'Who', label: 'Who', showWhen: { field: 'Name', filled: true } },
          { kind: 'text', name: 'Why', label: 'Why', showWhen: { field: 'Who', filled: true } },
        ],
        rules: [
          { field: 'Who', check: 'required', when: { field: 'What', is: 'Cut' }, message: 'Who' },
          { field: 'Why', check: 'at-least-one', others: ['Who'], message: 'Why' },
        ],
      },
    ],
    rules: [
      { field: 'Name', check: 'required', message: 'Name' },
      { field: 'More', check: 'same-as', other: 'Name', message: 'Name' },
      { field: 'What', check: 'one-of', values: ['Cut', 'Colour'], message: 'What' },
      { field: 'Out', check: 'days-after', other: 'In', least: 2, message: 'Out' },
      {
        field: 'Tone',
        check: 'at-least-one',
        others: ['More', 'Other'],
        when: {
          all: [
            { field: 'What', isOneOf: ['Cut'] },
            { field: 'Count', moreThan: 3 },
          ],
        },
        message: 'Tone',
      },
    ],
    record: { collection: 'visits', stamps: {}, order: ['Name', 'More', 'Family'] },
  },
  'config/notifications.ts': {
    forms: [
      {
        form: 'visit',
        to: [],
        subject: 'From {Name}, {Names}',
        fields: ['Name'],
        replyTo: 'Name',
        confirmation: {
          field: 'Name',
          subject: 'To {Name}',
          text: ['Hello', '{Name} and {Name}'],
          waiting: { subject: 'Wait, {Name}', text: ['{Name}'] },
        },
      },
      { form: 'other', to: [], subject: 'From {Name}', fields: ['Name'] },
    ],
  },
  [home]: {
    title: 'Home',
    sections: [
      { kind: 'hero', title: 'Business Growth', highlight: 'Growth', lead: 'Of {rate} per cent.' },
      {
        kind: 'table',
        title: 'Prices',
        columns: ['', 'Basic', 'Plus'],
        rows: [['Bread', 'Basic', 'Plus']],
        highlight: 'Plus',
      },
      { kind: 'prose', title: 'Who', tone: 'sand', anchor: 'who', paragraphs: ['[We](#who)'] },
      { kind: 'list', title: 'Courses', of: 'courses', where: { id: 'german' } },
    ],
  },
  [about]: {
    title: 'About',
    sections: [
      {
        kind: 'prose',
        title: 'More',
        anchor: 'who',
        paragraphs: [
          'See [us](/#who), [me](/About#who) and [chat](link:chat), [German](/Courses/german).',
          { heading: 'Our Team' },
          '[Team](#our-team)',
        ],
      },
      { kind: 'call-to-action', title: 'Go', action: { label: 'Go', to: '/#who' } },
    ],
  },
  [course]: { title: '{name}', each: 'courses', sections: [] },
  [courses]: { kind: 'entry', entries: [{ id: 'german', name: 'German' }] },
  'config/routes.ts': {
    pages: [
      { page: 'home', path: '/' },
      { page: 'about', path: '/About' },
      { page: 'course', path: '/Courses/{id}' },
    ],
    unmatched: 'home',
  },
  [site]: {
    ...{ name: 'Name', shortName: 'Name', titleTemplate: '{page} | Name' },
    values: { rate: '5' },
    links: [{ name: 'chat', to: 'https://c.test' }],
  },
  [theme]: { grounds: { sand: { light: '#EFE3CB', dark: '#3A301C' } } },
} as never;

const summary = (changes: readonly Change[]) =>
  changes.map((each) => {
    if (!('path' in each)) return each;
    const where = `${each.file.replace(/^.*\/|\.ts$/g, '')} ${each.path}`;
    return 'value' in each ? `${where}: ${JSON.stringify(each.value)}` : `${where} ${each.do}`;
  });

const set = (file: string, path: string, [was, value]: [string, string]) =>
  summary(agreeingWith({ do: 'set', file, path, was, value }, files));

const rename = (file: string, path: string, name: string) =>
  summary(agreeingWith({ do: 'rename', file, path, name, was: '' }, files));

test('rules, conditions, prices, the order and mails name the field as it is called now', () => {
  expect(set(form, 'fields[0].name', ['Name', 'Who'])).toEqual([
    'visit fields[1].showWhen.field: "Who"',
    'visit fields[2].showWhen.field: "Who"',
    'visit fields[6].showWhen.any[1].field: "Who"',
    'visit fields[7].sum[0].when.field: "Who"',
    'visit fields[11].fields[0].showWhen.field: "Who"',
    'visit rules[0].field: "Who"',
    'visit rules[1].other: "Who"',
    'visit record.order[0]: "Who"',
    'notifications forms[0].subject: "From {Who}, {Names}"',
    'notifications forms[0].fields[0]: "Who"',
    'notifications forms[0].replyTo: "Who"',
    'notifications forms[0].confirmation.field: "Who"',
    'notifications forms[0].confirmation.subject: "To {Who}"',
    'notifications forms[0].confirmation.text[1]: "{Who} and {Who}"',
    'notifications forms[0].confirmation.waiting.subject: "Wait, {Who}"',
    'notifications forms[0].confirmation.waiting.text[0]: "{Who}"',
  ]);
  expect(set(form, 'fields[8].name', ['Count', 'People'])).toEqual([
    'visit fields[7].sum[0].times[0]: "People"',
    'visit rules[4].when.all[1].field: "People"',
  ]);
  expect(set(form, 'fields[9].name', ['In', 'Arrival'])).toEqual([
    'visit fields[7].sum[1].nights.arrival: "Arrival"',
    'visit rules[3].other: "Arrival"',
  ]);
});

test('so do the conditions of rules, those of a list too, and rules of which one of several fields will do', () => {
  expect(set(form, 'fields[3].name', ['What', 'Wish'])).toEqual([
    'visit fields[5].showWhen.field: "Wish"',
    'visit fields[7].sum[0].of: "Wish"',
    'visit fields[11].rules[0].when.field: "Wish"',
    'visit rules[2].field: "Wish"',
    'visit rules[4].when.all[0].field: "Wish"',
  ]);
  expect(set(form, 'fields[6].name', ['Other', 'Else'])).toEqual([
    'visit rules[4].others[1]: "Else"',
  ]);
  expect(set(form, 'fields[11].fields[0].name', ['Who', 'Guest'])).toEqual([
    'visit fields[11].fields[1].showWhen.field: "Guest"',
    'visit fields[11].rules[0].field: "Guest"',
    'visit fields[11].rules[1].others[0]: "Guest"',
  ]);
});

test('titles and the short name have the name of the site, as long as it fits below an icon', () => {
  const titles = 'site titleTemplate: "{page} | ';
  expect(set(site, 'name', ['Name', 'Lumi'])).toEqual(['site shortName: "Lumi"', `${titles}Lumi"`]);
  expect(set(site, 'name', ['Name', 'Hair by Lumi Hart'])).toEqual([`${titles}Hair by Lumi Hart"`]);
});

test('a field of a repeated group is named by the rules of that group only', () => {
  expect(set(form, 'fields[2].fields[0].name', ['Name', 'Who'])).toEqual([
    'visit fields[2].rules[0].field: "Who"',
  ]);
});

test('a price of the entries of a list follows the list, its fields and those around it', () => {
  const who = { kind: 'text', name: 'Who', label: 'Who' };
  const sum = [
    { amount: 5, each: { list: 'Others', when: { field: 'Who', filled: true } } },
    { each: { list: 'Others', of: 'Who', when: { field: 'Club', is: 'true' } } },
    { amount: 5, each: { list: 'Others', times: ['Who'] } },
  ];
  const ownForm = {
    [form]: {
      title: 'Who',
      fields: [
        who,
        { kind: 'checkbox', name: 'Club', label: 'Club' },
        { kind: 'list', name: 'Others', label: 'Others', max: 3, fields: [who] },
        { kind: 'price', name: 'Price', label: 'Price', currency: 'EUR', sum },
      ],
      rules: [],
    },
  };
  const changed = (path: string, was: string) =>
    summary(agreeingWith({ do: 'set', file: form, path, was, value: 'New' }, ownForm as never));
  expect(changed('fields[2].fields[0].name', 'Who')).toEqual([
    'visit fields[3].sum[0].each.when.field: "New"',
    'visit fields[3].sum[1].each.of: "New"',
    'visit fields[3].sum[2].each.times[0]: "New"',
  ]);
  expect(changed('fields[0].name', 'Who')).toEqual([]);
  expect(changed('fields[1].name', 'Club')).toEqual([
    'visit fields[3].sum[1].each.when.field: "New"',
  ]);
  expect(changed('fields[2].name', 'Others')).toEqual([
    'visit fields[3].sum[0].each.list: "New"',
    'visit fields[3].sum[1].each.list: "New"',
    'visit fields[3].sum[2].each.list: "New"',
  ]);
});

test('an option is what its field begins with, and what conditions and rules ask of that field', () => {
  expect(set(form, 'fields[3].options[0].value', ['Cut', 'A cut'])).toEqual([
    'visit fields[3].initial: "A cut"',
    'visit fields[5].showWhen.is: "A cut"',
    'visit fields[11].rules[0].when.is: "A cut"',
    'visit rules[2].values[0]: "A cut"',
    'visit rules[4].when.all[0].isOneOf[0]: "A cut"',
  ]);
  expect(set(form, 'fields[4].options[0].value', ['Cut', 'A cut'])).toEqual([
    'visit fields[4].initial[1]: "A cut"',
    'visit fields[6].showWhen.any[0].isOneOf[0]: "A cut"',
  ]);
});

test('the highlighted words follow their headline, or go', () => {
  const title = 'sections[0].title';
  expect(set(home, title, ['Business Growth', 'Growth for all'])).toEqual([]);
  expect(set(home, title, ['Business Growth', 'Hair Salon'])).toEqual([
    'home sections[0].highlight: "Salon"',
  ]);
  expect(set(home, title, ['Business Growth', 'We cut and colour'])).toEqual([
    'home sections[0].highlight remove',
  ]);
});

test('the column that stands out follows its heading', () => {
  expect(set(home, 'sections[1].columns[2]', ['Plus', 'All'])).toEqual([
    'home sections[1].highlight: "All"',
  ]);
  expect(set(home, 'sections[1].rows[0][2]', ['Plus', 'All'])).toEqual([]);
});

test('links follow the anchor of a section, the words of a heading and the name of an address', () => {
  expect(set(home, 'sections[2].anchor', ['who', 'people'])).toEqual([
    'home sections[2].paragraphs[0]: "[We](#people)"',
    'about sections[0].paragraphs[0]: "See [us](/#people), [me](/About#who) and [chat](link:chat), [German](/Courses/german)."',
    'about sections[1].action.to: "/#people"',
  ]);
  expect(set(about, 'sections[0].paragraphs[1].heading', ['Our Team', 'All of Us'])).toEqual([
    'about sections[0].paragraphs[2]: "[Team](#all-of-us)"',
  ]);
  expect(set(site, 'links[0].name', ['chat', 'talk'])).toEqual([
    'about sections[0].paragraphs[0]: "See [us](/#who), [me](/About#who) and [chat](link:talk), [German](/Courses/german)."',
  ]);
});

test('of two headings that are alike no link follows one', () => {
  const paragraphs = [{ heading: 'Our Team' }, { heading: 'Our team' }, '[Team](#our-team)'];
  const twice = { [about]: { title: 'About', sections: [{ kind: 'prose', paragraphs }] } };
  const change: Change = {
    do: 'set',
    file: about,
    path: 'sections[0].paragraphs[1].heading',
    was: 'Our team',
    value: 'All of Us',
  };
  expect(agreeingWith(change, twice)).toEqual([]);
});

test('an entry is asked for by its id, and its page has it in its address', () => {
  expect(set(courses, 'entries[0].id', ['german', 'deutsch'])).toEqual([
    'home sections[3].where.id: "deutsch"',
    'about sections[0].paragraphs[0]: "See [us](/#who), [me](/About#who) and [chat](link:chat), [German](/Courses/deutsch)."',
  ]);
});

test('prices by season follow the season that their form counts, and no other of that name', () => {
  const seasons = 'config/collections/seasons.ts';
  const rates = 'config/collections/rates.ts';
  const rooms = 'config/collections/rooms.ts';
  const options = [{ value: 'a', price: 90, seasonPrices: [{ season: 'summer', price: 120 }] }];
  const nights = { arrival: 'In', departure: 'Out', seasons: 'seasons' };
  const entries = [{ id: 'summer', name: 'Summer', start: '06-01', end: '08-31' }];
  const site = (more: object, sum: object[]) =>
    ({
      [seasons]: { kind: 'season', entries },
      [rooms]: {
        kind: 'offer',
        entries: [{ id: 'big', name: 'B', seasonPrices: [{ season: 'summer', price: 150 }] }],
      },
      [form]: {
        title: 'Stay',
        fields: [
          { kind: 'select', name: 'Board', label: 'Board', options },
          { kind: 'radio', name: 'Room', label: 'Room', options: { from: 'rooms' } },
          { kind: 'price', name: 'Price', label: 'Price', currency: 'EUR', sum },
        ],
      },
      ...more,
    }) as never;
  const renamed = (files: never, file = seasons) =>
    summary(
      agreeingWith({ do: 'set', file, path: 'entries[0].id', was: 'summer', value: 'high' }, files),
    );
  const both = [
    'rooms entries[0].seasonPrices[0].season: "high"',
    'visit fields[0].options[0].seasonPrices[0].season: "high"',
  ];
  expect(renamed(site({}, [{ of: 'Room', nights }]))).toEqual(both);
  expect(renamed(site({}, [{ amount: 1 }]))).toEqual(both);
  const another = { [rates]: { kind: 'season', entries } };
  expect(renamed(site(another, [{ of: 'Room', nights }]))).toEqual(both);
  expect(renamed(site(another, [{ of: 'Room', nights }]), rates)).toEqual([]);
  expect(renamed(site(another, [{ amount: 1 }]))).toEqual([]);
});

test('a ground and a shared value are called by their new names', () => {
  expect(rename(theme, 'grounds.sand', 'beach')).toEqual(['home sections[2].tone: "beach"']);
  expect(rename(site, 'values.rate', 'growth')).toEqual([
    'home sections[0].lead: "Of {growth} per cent."',
  ]);
});

test('another text changes nothing else', () => {
  expect(set(form, 'fields[0].label', ['Name', 'Who'])).toEqual([]);
  expect(set(site, 'links[0].to', ['https://c.test', 'https://d.test'])).toEqual([]);
});

test.each<[string, [string, string][], string | undefined]>([
  ['nothing', [], undefined],
  ['one', [['a.highlight', 'New']], '“Highlight” is “New” now.'],
  [
    'many',
    [
      ['a.field', 'A'],
      ['b.other', 'A'],
      ['c[0]', 'A'],
    ],
    '“Field” is “A” now. “Other” is “A” now. One more place follows.',
  ],
])('of %s that follow it says so', (_, places, words) => {
  const changes = places.map(([path, value]): Change => ({
    do: 'set',
    file: home,
    path,
    value,
    was: 'B',
  }));
  expect(wordsOfAgreeing(changes)).toBe(words);
});

test('what is left out is named with its words', () => {
  const change: Change = { do: 'remove', file: home, path: 'a.highlight', was: 'Growth' };
  expect(wordsOfAgreeing([change])).toBe(
    '“Highlight” “Growth” is left out: it is not there any more.',
  );
});

test('a name that was begun is made of the words that are first typed beside it, and what names it follows', () => {
  const made = (label: string, name: string, typed = 'How many guests?') =>
    summary(
      agreeingWith(
        { do: 'set', file: form, path: 'fields[0].label', was: label, value: typed },
        {
          [form]: {
            title: 'Visit',
            fields: [{ kind: 'text', name, label }],
            rules: [{ field: name, check: 'required', message: 'Guests' }],
          },
        },
      ),
    );
  expect(made('New field 2', 'Field3')).toEqual([
    'visit fields[0].name: "HowManyGuests"',
    'visit rules[0].field: "HowManyGuests"',
  ]);
  // Messages may be stored by it, and no letter of it could be one of a name.
  expect(made('Guests', 'Field3')).toEqual([]);
  expect(made('New field', 'Guests')).toEqual([]);
  expect(made('New field', 'Field', '你好')).toEqual([]);
});

test('so is the address of an entry', () => {
  const entries = [
    { id: 'new-entry-2', name: 'New entry' },
    { id: 'german', name: 'A' },
  ];
  expect(
    summary(
      agreeingWith(
        { do: 'set', file: courses, path: 'entries[0].name', was: 'New entry', value: 'German' },
        { [courses]: { kind: 'entry', entries } },
      ),
    ),
  ).toEqual(['courses entries[0].id: "german-2"']);
});

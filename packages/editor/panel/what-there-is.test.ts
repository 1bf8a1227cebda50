/** @jest-environment node */
import { text } from '../../../src/schema/primitives';
import { people, relation } from '../../../src/schema/relation';
import type { Value } from '../../../src/schema/values/change';
import { schemaInFile } from '../../../src/site/file-sorts';
import { entriesToName, whatThereIs } from './what-there-is';

/** What is chosen in place of typing a name. */

const home = 'config/pages/home.ts';
const visit = 'config/forms/visit.ts';
const mails = 'config/notifications.ts';

const options: Value[] = [{ value: 'Cut' }, { value: 'Colour', label: 'A colour' }];
const files: Record<string, Value> = {
  [home]: {
    title: 'Home',
    sections: [
      { kind: 'form', title: 'Book', form: 'visit' },
      { kind: 'form', title: 'Ask', form: 'lost' },
      { kind: 'list', title: 'Courses', of: 'courses', where: { id: 'german' } },
      { kind: 'table', columns: ['', 'Basic', 'Plus'], highlight: 'Plus', rows: [] },
    ],
  },
  'config/collections/people.ts': {
    kind: 'person',
    entries: [{ id: 'anna', name: 'Anna' }],
  },
  [visit]: {
    title: 'Book a visit',
    fields: [
      { kind: 'text', name: 'Name', label: 'Your name' },
      { kind: 'select', name: 'What', label: 'What?', options, initial: 'Cut' },
      { kind: 'text', name: 'Tone', label: 'Tone', showWhen: { field: 'What', is: 'Cut' } },
      { kind: 'text', name: 'Own', label: 'Own', showWhen: { field: 'Name', is: 'Anna' } },
      {
        kind: 'list',
        name: 'Guests',
        label: 'Guests',
        fields: [{ kind: 'text', name: 'Who', label: 'Tone' }],
        rules: [{ field: 'Who', check: 'required', message: 'Who' }],
      },
    ],
    rules: [{ field: 'Name', check: 'required', message: 'Name' }],
  },
  [mails]: { forms: [{ form: 'visit', to: ['a@b.test'], fields: ['Name'], replyTo: 'Name' }] },
  'config/forms/contact.ts': { title: 'Book a visit', fields: [] },
  'config/collections/courses.ts': {
    kind: 'course',
    entries: [{ id: 'german', name: 'German', tags: ['a1'] }],
  },
  'config/routes.ts': { pages: [{ page: 'home', path: '/' }], unmatched: 'home' },
};

const named = text('What.').meta({ follows: { name: 'entry' } });

const namesAt = (file: string, path: string) => {
  const schema = schemaInFile(file, files[file], path);
  if (!schema) throw new Error(`There is no ${path}.`);
  return whatThereIs(files, { file, path }, { schema })?.map(
    ({ value, label }) => `${value}: ${label}`,
  );
};

test.each<[string, string, string, string[] | undefined]>([
  [
    'the form of a section is one of the site, each told from others of its title',
    home,
    'sections[0].form',
    ['visit: Book a visit (visit)', 'contact: Book a visit (contact)'],
  ],
  [
    'what is written and is none of them is seen as well',
    home,
    'sections[1].form',
    ['visit: Book a visit (visit)', 'contact: Book a visit (contact)', 'lost: lost'],
  ],
  [
    'a list shows a collection, the posts or the team',
    home,
    'sections[2].of',
    ['people: People', 'courses: Courses', 'posts: Posts', 'team: Team'],
  ],
  ['an entry is one of its collection', home, 'sections[2].where.id', ['german: German']],
  ['a page of an address is one of the site', 'config/routes.ts', 'pages[0].page', ['home: Home']],
  [
    'a rule names a field of the form, by its label',
    visit,
    'rules[0].field',
    ['Name: Your name', 'What: What?', 'Tone: Tone', 'Own: Own', 'Guests: Guests'],
  ],
  [
    'a rule of a list of fields names those of the list first',
    visit,
    'fields[4].rules[0].field',
    [
      'Who: Tone (Who)',
      'Name: Your name',
      'What: What?',
      'Tone: Tone (Tone)',
      'Own: Own',
      'Guests: Guests',
    ],
  ],
  [
    'a condition on a choice asks for one of its options',
    visit,
    'fields[2].showWhen.is',
    ['Cut: Cut', 'Colour: A colour'],
  ],
  [
    'a list begins with one of its options, or with nothing',
    visit,
    'fields[1].initial',
    [': Nothing', 'Cut: Cut', 'Colour: A colour'],
  ],
  [
    'the column that stands out is one of those',
    home,
    'sections[3].highlight',
    ['Basic: Basic', 'Plus: Plus'],
  ],
  [
    'a template is for a collection, or for its tags',
    home,
    'each',
    ['people: People', 'courses: Courses', 'courses/tags: Tags of Courses'],
  ],
  ['and of another field anything', visit, 'fields[3].showWhen.is', undefined],
  [
    'a mail is answered to a field of its form',
    mails,
    'forms[0].replyTo',
    ['Name: Your name', 'What: What?', 'Tone: Tone', 'Own: Own', 'Guests: Guests'],
  ],
  ['words are typed', home, 'sections[0].title', undefined],
])('%s', (_, file, path, expected) => {
  expect(namesAt(file, path)).toEqual(expected);
});

test.each([
  [
    'who wrote it is a person of the site, or words',
    relation('Who.', people),
    ['people/anna: Anna'],
  ],
  ['what it names is any entry', named, ['courses/german: German', 'people/anna: Anna']],
  ['plain words name none', text('A title.'), []],
])('%s', (_, schema, expected) => {
  const found = entriesToName(files, schema).map(({ value, label }) => `${value}: ${label}`);
  expect(found.toSorted()).toEqual(expected);
});

/** @jest-environment node */
import { groupOf, listOf } from '../config-values/values';
import { resolveConfig } from './resolve-config';

/*
 * What a page with a list of many entries has of them: it is all that its chunk holds, since components get nothing
 * but the resolved config of their page.
 */

const count = 300;

const courses = {
  kind: 'offer',
  currency: 'EUR',
  entries: Array.from({ length: count }, (_, index) => ({
    id: `course-${index}`,
    name: `Course ${index}`,
    description: `Described ${index}.`,
    text: ['A paragraph of its own page. '.repeat(60)],
    points: ['A point that price cards show.'],
    tags: [`Subject ${index % 9}`],
    picture: { file: `/course-${index}.webp`, alt: 'A class', width: 1200, height: 800 },
    price: 100 + index,
  })),
};

const templates = {
  'config/routes.ts': {
    pages: [
      { page: 'list', path: '/Courses' },
      { page: 'course', path: '/Courses/{id}' },
    ],
  },
  'config/pages/course.ts': {
    each: 'courses',
    title: '{name}',
    description: '{description}',
    sections: [{ kind: 'prose', paragraphs: '{text}' }],
  },
};

/** The page with such a list, and the entries in it. */
const pageWith = (keys: object) => {
  const page = {
    title: 'Courses',
    description: 'All.',
    sections: [{ kind: 'list', title: 'Courses', of: 'courses', ...keys }],
  };
  const site = { name: 'School', language: 'en-GB' };
  const written = {
    'config/site.ts': site,
    'config/collections/courses.ts': courses,
    'config/pages/list.ts': page,
    ...templates,
  };
  const resolved = resolveConfig(new Map<string, unknown>(Object.entries(written)), {
    today: '2026-11-25',
  });
  const shown = resolved.values.get('config/pages/list.ts');
  const [section] = listOf(groupOf(shown).sections);
  return { text: JSON.stringify(shown), entries: listOf(groupOf(section).entries) };
};

test('a page has as many entries as its list shows', () => {
  const { text, entries } = pageWith({ look: 'cards', limit: 12 });
  expect(entries).toHaveLength(12);
  expect(text.length).toBeLessThan(12 * 400);
});

test.each(['cards', 'tiles', 'rows', 'prices', 'menu'])(
  'a list of all as %s has nothing of their pages',
  (look) => {
    const { text, entries } = pageWith({ look });
    expect(entries).toHaveLength(count);
    expect(text).not.toContain('A paragraph of its own page');
    expect(text.length).toBeLessThan(count * 400);
  },
);

test.each([
  ['rows', ['key', 'name', 'to', 'description', 'picture', 'price']],
  ['tiles', ['key', 'name', 'to', 'picture', 'price']],
  ['menu', ['key', 'name', 'to', 'description', 'price']],
  ['prices', ['key', 'name', 'to', 'description', 'points', 'price']],
])('%s have of an entry what they show: %j', (look, keys) => {
  const [first] = pageWith({ look }).entries;
  expect(Object.keys(groupOf(first)).toSorted()).toEqual(keys.toSorted());
});

test('entries have their tags where visitors choose by them', () => {
  const [first] = pageWith({ look: 'tiles', choose: { label: 'Subject', all: 'All' } }).entries;
  expect(groupOf(first).tags).toEqual(['Subject 0']);
});

/** @jest-environment node */
import { sources } from '../../../tests/mistakes/agency';
import { checkConfig } from '../check-config';

const courses = `export default {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'knots', name: 'Knots', price: 48, tags: ['Evening'], by: 'people/ida' },
    { id: 'sails', name: 'Sails', price: 120, tags: ['Weekend'] },
  ],
};`;

const people = `export default {
  kind: 'person',
  entries: [{ id: 'ida', name: 'Ida', role: 'Teacher' }],
};`;

/** A page of the agency with this list in the place of its map. */
const told = (list: string) => {
  const page = 'config/pages/contact.ts';
  const text = sources[page] ?? '';
  const section = `{ kind: 'list', title: 'Courses', of: 'courses', look: 'cards', ${list} },`;
  const changed = {
    ...sources,
    'config/collections/courses.ts': courses,
    'config/collections/people.ts': people,
    [page]: text.replace('sections: [', `sections: [\n    ${section}`),
  };
  return checkConfig(changed)
    .filter(({ code }) => /SITE-372|SITE-38\d|SITE-40\d|SITE-461|SITE-02\d|SITE-03\d/.test(code))
    .map(({ code, path, suggestion = '' }) => `${code} ${path} ${suggestion}`.trim());
};

test.each([
  "where: { tag: 'Evening' }, choose: { label: 'When', all: 'All' }",
  "where: { names: 'people/ida' }, sort: 'cheapest'",
  "where: { by: 'people/ida' }",
  "empty: 'Nothing now.', group: 'tag', limit: 1",
])('%s is told nothing of', (list) => {
  expect(told(list)).toEqual([]);
});

test.each([
  ["where: { tag: 'Evenning' }", "SITE-385 sections[0].where.tag 'Evening'"],
  ["where: { names: 'people/idda' }", "SITE-372 sections[0].where.names 'people/ida'"],
  ["where: { names: 'Ida' }", 'SITE-372 sections[0].where.names'],
  ["where: { by: 'people/idda' }", "SITE-372 sections[0].where.by 'people/ida'"],
  ["where: { author: 'people/ida' }", 'SITE-400 sections[0].where.author by:'],
  ['where: { related: true }', 'SITE-401 sections[0].where.related'],
  ["sort: 'soonest'", 'SITE-387 sections[0].sort'],
  ["group: 'month'", 'SITE-387 sections[0].group'],
  ["series: 'together'", 'SITE-461 sections[0].series'],
  ["group: 'group'", 'SITE-387 sections[0].group'],
])('%s is told as %s', (list, expected) => {
  expect(told(list)).toEqual([expected]);
});

const places = `export default {
  kind: 'place',
  entries: [
    { id: 'quay', name: 'Quay', address: { street: '1', town: 'T', country: 'GB' },
      map: { title: 'Map', frame: 'https://maps.acme.test/e', link: { label: 'Map', to: 'https://maps.acme.test/' } } },
  ],
};`;

const toldOfPlaces = (list: string, consent = '') => {
  const page = 'config/pages/contact.ts';
  const section = `{ kind: 'list', title: 'Places', ${list} },`;
  return checkConfig({
    ...sources,
    'config/collections/courses.ts': courses.replace(", by: 'people/ida'", ''),
    'config/collections/places.ts': places,
    'config/site.ts': (sources['config/site.ts'] ?? '').replace(
      '  contact: {',
      `  ${consent}\n  contact: {`,
    ),
    [page]: (sources[page] ?? '').replace('sections: [', `sections: [\n    ${section}`),
  })
    .filter(({ code }) => /SITE-347|SITE-372|SITE-38\d|SITE-02\d/.test(code))
    .map(({ code, path, suggestion = '' }) => `${code} ${path} ${suggestion}`.trim());
};

const consent = "consent: { text: 'By {host}.', agree: 'Yes' },";
const ofPlaces = "of: 'places', look: 'places'";

test.each([
  [ofPlaces, consent, []],
  [ofPlaces, '', ['SITE-347 sections[0].look']],
  ["of: 'places', look: 'rows'", '', []],
  [`${ofPlaces}, where: { id: 'quay' }`, consent, []],
  [`${ofPlaces}, where: { id: 'quai' }`, consent, ["SITE-372 sections[0].where.id 'quay'"]],
  [`${ofPlaces}, where: { id: 'boathouse' }`, consent, ['SITE-372 sections[0].where.id']],
  ["of: 'courses', look: 'places'", consent, ['SITE-387 sections[0].look']],
  ["of: 'places', look: 'place'", consent, ["SITE-028 sections[0].look 'places'"]],
])('a list with %s, and %j in config/site.ts, is told %j', (list, words, expected) => {
  expect(toldOfPlaces(list, words)).toEqual(expected);
});

test('a list of a collection that there is not is told with the nearest', () => {
  const found = checkConfig({
    ...sources,
    'config/collections/courses.ts': courses.replace(", by: 'people/ida'", ''),
    'config/pages/contact.ts': (sources['config/pages/contact.ts'] ?? '').replace(
      'sections: [',
      "sections: [{ kind: 'list', title: 'Courses', of: 'course', look: 'cards' },",
    ),
  });
  expect(found.filter(({ code }) => code === 'SITE-382')).toMatchObject([
    { path: 'sections[0].of', suggestion: "'courses'" },
  ]);
});

test('links to neighbours on a page that is of no entry are told, and can be taken out', () => {
  const page = 'config/pages/contact.ts';
  const links = "{ kind: 'entry-links', name: 'More', previous: 'Before', next: 'After' },";
  const found = checkConfig({
    ...sources,
    [page]: (sources[page] ?? '').replace('sections: [', `sections: [\n    ${links}`),
  }).filter(({ code }) => code === 'SITE-401');
  expect(found).toMatchObject([{ path: 'sections[0].kind', file: page }]);
  expect(found[0]?.fix?.edits).toHaveLength(1);
});

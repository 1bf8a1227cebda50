/** @jest-environment node */
import { countCalls } from '../../tests/count-calls';
import { sources } from '../../tests/mistakes/agency';
import type { ConfigSources } from '../config-files/config-files';
import { limits } from '../config-values/limits';
import { resolvedSources } from '../resolved-site/read-site-config';
import { checkConfig } from './check-config';

/*
 * What a site costs that has four times as many entries, with pages of their own: for the check, and for the step
 * that makes pages of templates and fills lists. Calls are counted, since times differ from run to run.
 */

const [few, many] = [60, 240];
/** Four times as many calls for four times as many entries, in sorting some more; each entry with each takes 16. */
const mostGrowth = 7;
/** What is called less often than this for each entry costs next to nothing. */
const leastCalls = 2 * few;

const days = ['2027-01-04', '2027-02-11', '2027-03-20', '2027-05-01'];
/** Those of one teacher, one tag, one place. */
const together = 10;
const others = (count: number) => Math.ceil(count / together);

/** The agency, with the time zone that events with a time of day need. */
const agency: ConfigSources = {
  ...sources,
  'config/site.ts': (sources['config/site.ts'] ?? '').replace(
    'export default {',
    "export default {\n  timeZone: 'Europe/London',",
  ),
};

const list = (keys: string) => `{ kind: 'list', title: 'More', ${keys} }`;
const page = (keys: string, ...sections: string[]) =>
  `export default { ${keys}, sections: [${sections.join(', ')}] };\n`;
const opening = (title: string) =>
  `{ kind: 'page-header', title: '${title}', breadcrumb: [{ label: 'Home', to: '/' }, { label: '${title}' }] }`;
const collection = (keys: object, count: number, entryOf: (index: number) => object) => {
  const entries = Array.from({ length: count }, (_, index) => entryOf(index));
  return `export default ${JSON.stringify({ ...keys, entries }).replaceAll('},', '},\n')};\n`;
};

/** A site in order, with `count` courses and as many events, their teachers, places and tags, and a page for each. */
const siteOf = (count: number): ConfigSources => ({
  ...agency,
  'config/routes.ts': (sources['config/routes.ts'] ?? '').replace(
    'pages: [',
    `pages: [
      { page: 'courses', path: '/Courses' }, { page: 'course', path: '/Courses/{id}' },
      { page: 'subject', path: '/Subjects/{id}' }, { page: 'teacher', path: '/Teachers/{id}' },
      { page: 'event', path: '/Events/{id}' }, { page: 'venue', path: '/Places/{id}' },`,
  ),
  'config/collections/courses.ts': collection(
    { kind: 'offer', currency: 'EUR', type: 'course' },
    count,
    (index) => ({
      id: `course-${index}`,
      name: `Course ${index}`,
      description: `What is learnt in course ${index}.`,
      text: ['Twice a week, in small groups.'],
      tags: [`Subject ${index % others(count)}`],
      price: 100 + ((index * 37) % 90),
      by: `teachers/teacher-${index % others(count)}`,
    }),
  ),
  'config/collections/events.ts': collection({ kind: 'event' }, count, (index) => ({
    id: `event-${index}`,
    name: `Event ${index}`,
    start: `${days[index % days.length]}T18:00`,
    tags: [`Subject ${index % others(count)}`],
    place: `venues/venue-${index % others(count)}`,
    organiser: `teachers/teacher-${index % others(count)}`,
  })),
  'config/collections/teachers.ts': collection({ kind: 'person' }, others(count), (index) => ({
    id: `teacher-${index}`,
    name: `Teacher ${index}`,
    role: 'Teacher',
  })),
  'config/collections/venues.ts': collection({ kind: 'place' }, others(count), (index) => ({
    id: `venue-${index}`,
    name: `Venue ${index}`,
    address: { street: `${index} High Street`, town: 'Leeds', country: 'GB' },
  })),
  'config/pages/courses.ts': page(
    `title: 'Courses', description: 'All courses.'`,
    opening('Courses'),
    list(`of: 'courses', look: 'cards', limit: 12`),
    list(`of: 'events', look: 'calendar', group: 'month'`),
    list(`of: 'teachers', look: 'rows'`),
    list(`of: 'venues', look: 'rows'`),
  ),
  'config/pages/course.ts': page(
    `each: 'courses', title: '{name}', description: '{name}: {description}'`,
    `{ kind: 'page-header', title: '{name}' }`,
    `{ kind: 'prose', title: '{price}, by {by.name}', paragraphs: '{text}' }`,
    list(`of: 'courses', look: 'rows', sort: 'cheapest', limit: 3`),
    list(`of: 'courses', look: 'rows', where: { related: true }`),
    `{ kind: 'entry-links', name: 'Courses', previous: 'Before', next: 'After', tags: 'More:' }`,
  ),
  'config/pages/subject.ts': page(
    `each: 'courses/tags', title: 'All {name}', description: 'All courses of {name}.'`,
    `{ kind: 'page-header', title: '{name}' }`,
    list(`of: 'courses', look: 'rows', where: { tag: '{name}' }`),
  ),
  'config/pages/teacher.ts': page(
    `each: 'teachers', title: '{name}', description: 'Who {name} is.'`,
    `{ kind: 'page-header', title: '{name}', lead: '{role}' }`,
    list(`of: 'courses', look: 'rows', where: { by: 'teachers/{id}' }`),
    list(`of: 'events', look: 'agenda', where: { names: 'teachers/{id}' }`),
  ),
  'config/pages/event.ts': page(
    `each: 'events', title: '{name}', description: 'When {name} is, and where.'`,
    `{ kind: 'page-header', title: '{name}', lead: '{start}, {place.name}' }`,
    `{ kind: 'entry-links', name: 'Events', previous: 'Before', next: 'After' }`,
  ),
  'config/pages/venue.ts': page(
    `each: 'venues', title: '{name}', description: 'The way to {name}.'`,
    `{ kind: 'page-header', title: '{name}' }`,
    list(`of: 'venues', look: 'places', where: { id: '{id}' }`),
    list(`of: 'events', look: 'agenda', where: { place: 'venues/{id}' }`),
  ),
});

const sites = new Map([few, many].map((count) => [count, siteOf(count)] as const));

const pieces: [what: string, work: (site: ConfigSources) => unknown][] = [
  ['the step that makes pages and fills lists', (site) => resolvedSources(site)],
  ['the check', (site) => checkConfig(site, { today: '2026-12-01' })],
];

test('such a site is in order, and has a page for each entry', () => {
  const site = siteOf(20);
  const found = checkConfig(site, { today: '2026-12-01' });
  // The agency's sample details are to be replaced.
  expect(found.filter(({ code }) => code !== 'SITE-120' && code !== 'SITE-121')).toEqual([]);
  expect(resolvedSources(site).made).toHaveLength(2 * 20 + 3 * others(20));
});

/** A file of events as somebody writes them down, some 800 characters each. */
const eventsFile = (count: number) =>
  `export default ${JSON.stringify(
    {
      kind: 'event',
      currency: 'EUR',
      entries: Array.from({ length: count }, (_, index) => ({
        id: `evening-${index}`,
        name: `Evening of readers ${index}`,
        start: '2027-01-04T18:00',
        end: '2027-01-04T20:00',
        description: `What is read on evening ${index}, and who speaks about it afterwards.`,
        text: ['The book of the month', 'The first pages', 'A question'].map(
          (words) =>
            `${words}, on evening ${index}: we meet in the **large room** on the first floor, and everybody brings a chair.`,
        ),
        tags: [`Subject ${index % 30}`, 'Evening'],
        price: index % 30,
        seats: 20,
      })),
    },
    null,
    2,
  )};\n`;

test('a file with as many entries as there may be is read whole, and a mistake in its last one is told', () => {
  const file = 'config/collections/evenings.ts';
  const text = eventsFile(limits.entries);
  expect(text.length).toBeGreaterThan(700 * limits.entries);
  const at = text.lastIndexOf('"seats"');
  const wrong = `${text.slice(0, at)}"seets"${text.slice(at + 7)}`;
  const found = checkConfig({ ...agency, [file]: wrong }, { today: '2026-12-01' });
  expect(found.filter((problem) => problem.file === file)).toEqual([
    expect.objectContaining({
      line: text.slice(0, at).split('\n').length,
      suggestion: expect.stringContaining('seats') as string,
    }),
  ]);
});

test.each(pieces)('%s calls nothing more often than entries grow', (_what, work) => {
  // What is loaded and worked out once, of what all sites have, is no part of it. This too is counted: V8 does not
  // count calls of functions that it began to inline while nobody counted.
  countCalls(() => work(siteOf(together)));
  const [first, second] = [few, many].map((count) => countCalls(() => work(sites.get(count)!)));
  const grown = [...second!].flatMap(([name, calls]) => {
    const before = first!.get(name) ?? 0;
    return calls > leastCalls && calls > mostGrowth * before ? [{ name, before, calls }] : [];
  });
  expect(grown).toEqual([]);
});

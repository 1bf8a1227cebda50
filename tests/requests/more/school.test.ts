/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonLdProblems, nodesOf, type JsonLdNode } from '../../json-ld-problems';
import { elementsIn, readHead } from '../read-html';
import { servedSite } from '../served-site';

/** Pages of a school that come from collections, before any script runs (examples/school). */
const folder = 'examples/school';
const { ask } = servedSite(folder);
const pageOf = (file: string) => readFileSync(join(folder, 'dist/site', `${file}.html`), 'utf8');

/** The headings of the section or the list of links that has this name. */
const partOf = (html: string, name: string, tag: string) => {
  const parts = html.split(new RegExp(`(?=<${tag}[ >])`)).slice(1);
  const own = parts.find((part) => elementsIn(part, 'h2')[0]?.text === name);
  return own ?? '';
};
const textsIn = (html: string, tag: string) => elementsIn(html, tag).map(({ text }) => text);

test('an event has a page with its day and its place', () => {
  const html = pageOf('Events/carnival-songs');
  expect(textsIn(html, 'h1')).toEqual(['Carnival songs']);
  expect(textsIn(html, 'h2').join()).toContain('5 February 2027');
  expect(readHead(html).words).toContain('The café, Sample Lane 9');
});

test('the page of a teacher lists her courses', () => {
  const own = partOf(pageOf('Teachers/ana'), 'Courses by Ana Sample', 'section');
  expect(textsIn(own, 'h3')).toEqual(['Spanish from nothing', 'Spanish in stories']);
});

test('the page of a course leads home, to what is alike, to its neighbours and to its tags', () => {
  const html = pageOf('Courses/spanish-stories');
  const alike = partOf(html, 'Like this one', 'section');
  expect(textsIn(alike, 'h3')).toEqual(['Spanish from nothing', 'Italian, just talking']);
  const ways = html.split(/(?=<nav[ >])/).map((nav) => textsIn(nav.split('</nav>')[0] ?? '', 'a'));
  expect(ways).toContainEqual(['Home', 'Courses']);
  expect(ways).toContainEqual([
    'Spanish from nothing',
    'German from nothing',
    'Spanish',
    'Advanced',
  ]);
});

test('the page of a tag has a list of what has it', () => {
  const html = pageOf('Courses/About/advanced');
  expect(textsIn(html, 'h1')).toEqual(['Advanced']);
  const own = partOf(html, 'Courses: Advanced', 'section');
  expect(textsIn(own, 'h3')).toEqual(['Spanish in stories', 'Italian, just talking']);
});

const served = async (path: string, type: string) => {
  const { status, headers, text } = await ask(path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, `${type}; charset=utf-8`]);
  return text;
};

/** The address of the link of a page with this text. */
const linkIn = (html: string, text: string) =>
  elementsIn(html, 'a')
    .find((link) => link.text.includes(text))
    ?.attribute('href') ?? '';

test('events can be added to a calendar, one by one or all at once, and news can be subscribed to', async () => {
  const one = linkIn(pageOf('Events/tandem-table'), 'Add to calendar');
  expect(await served(one, 'text/calendar')).toContain(
    'DTSTART;TZID=Europe/Dublin:20270113T190000',
  );
  const all = linkIn(pageOf('Events'), 'All dates for your calendar');
  expect((await served(all, 'text/calendar')).match(/^SUMMARY:/gm)).toHaveLength(4);
  const feed = elementsIn(pageOf('News'), 'link').find(
    (link) => link.attribute('rel') === 'alternate',
  );
  expect(feed?.attribute('title')).toBe('News from Slow Vowel');
  expect(await served(feed?.attribute('href') ?? '', 'application/atom+xml')).toContain(
    '<title>The long table is here</title>',
  );
});

test('search engines can read what each page says of the school', () => {
  const pages = readdirSync(join(folder, 'dist/site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(folder, 'dist/site', file), 'utf8');
      const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      return text === undefined ? [] : [{ file, graph: JSON.parse(text) as JsonLdNode }];
    });
  expect(
    pages.flatMap(({ file, graph }) => jsonLdProblems(graph).map((each) => [file, each])),
  ).toEqual([]);
  const typesOf = (file: string) =>
    nodesOf(pages.find((page) => page.file === file)?.graph).map((node) => node['@type']);
  expect(typesOf('Courses/italian-kitchen.html')).toContain('Course');
  expect(typesOf('Events/carnival-songs.html')).toContain('Event');
  expect(typesOf('Places/cafe.html')).toContain('CafeOrCoffeeShop');
  expect(typesOf('News/long-table.html')).toContain('BlogPosting');
  expect(typesOf('Teachers/ana.html')).toContain('Person');
  expect(typesOf('Cafe.html')).toContain('Menu');
});

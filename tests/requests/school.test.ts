/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonLdProblems, nodesOf, type JsonLdNode } from '../json-ld-problems';
import { builtSite } from './served-site';

const folder = builtSite('examples/school');

test('search engines can read what each page says of the school', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
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

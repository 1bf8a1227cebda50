/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsIn, readHead, within } from './read-html';
import { builtSite } from './served-site';

/** What pages in several languages say before any script runs (tests/sites/languages). */
const folder = builtSite('tests/sites/languages');
const pageOf = (file: string) => readFileSync(join(folder, file), 'utf8');

test('a page is in its language as a whole: document, texts, options, previews, search engines', () => {
  const html = pageOf('de/Kontakt.html');
  const head = readHead(html);
  expect(head.language).toBe('de-DE');
  expect(head.title).toBe('Kontakt – Harbour Tea');
  expect(elementsIn(html, 'h1').map(({ text }) => text)).toEqual(['Schreiben Sie uns']);
  expect(head.words).toContain('Zum Inhalt springen');
  const options = elementsIn(within(html, 'select'), 'option').map(({ text }) => text);
  expect(options).toEqual(['Schwarz', 'Grün']);
  expect(head.tags['og:locale']).toEqual(['de_DE']);
  expect(head.tags['og:locale:alternate']).toHaveLength(2);
  expect(head.jsonLd.join()).toContain('"inLanguage":"de-DE"');
});

test('a text that a language lacks is in the main one, and marked as such', () => {
  const heading = /<h2[^>]* lang="en-GB"[^>]*>Seats By The Window<\/h2>/;
  expect(pageOf('ar.html')).toMatch(heading);
  expect(pageOf('de.html')).not.toContain('Seats By The Window');
});

/** @jest-environment node */
import type { Value } from '../../src/schema/values/change';
import { type ConfigSources, configValue, readConfigSources } from '../config-files/config-files';
import type { WordsOf } from '../edit-protocol/languages';
import { createEditLanguages } from './edit-languages';

/** A site in English, and in French on its contact page. */
const sources = readConfigSources('tests/sites/partly');
const contact = 'config/pages/contact.ts';

const lackingIn = (changed: ConfigSources) => {
  const files = Object.fromEntries(
    Object.entries(changed).map(([file, source]) => [file, configValue(file, source) as Value]),
  );
  const state = { version: 1, files, problems: [] };
  return createEditLanguages('fr').shown(state).language?.lacking;
};

test('nothing is lacking in words of links to pages that French does not have', () => {
  expect(sources['config/site.ts']).toContain("label: { en: 'Our teas' }");
  expect(lackingIn(sources)).toEqual([]);
});

test('nothing is lacking on pages that French does not have', () => {
  const teas = 'config/pages/teas.ts';
  const changed = (sources[teas] ?? '').replace("title: 'Our teas'", "title: { en: 'Our teas' }");
  expect(changed).not.toBe(sources[teas]);
  expect(lackingIn({ ...sources, [teas]: changed })).toEqual([]);
});

test('a text of its own page is', () => {
  const changed = (sources[contact] ?? '').replace(", fr: 'Par courrier'", '');
  expect(changed).not.toBe(sources[contact]);
  expect(lackingIn({ ...sources, [contact]: changed })).toEqual([
    { file: contact, path: 'sections[1].title' },
  ]);
});

test.each<[Value, WordsOf]>([
  [['Our teas.'], 'all'],
  [{ en: ['Our teas.'] }, 'main'],
  [{ en: ['Our teas.'], fr: ['Nos thés.'] }, 'own'],
  [[{ en: 'Our teas.' }], 'main'],
  [[{ en: 'Our teas.', fr: 'Nos thés.' }], 'own'],
])('the words of a list %j are of: %s', (paragraphs, of) => {
  const page = { title: 'Teas', sections: [{ kind: 'prose', paragraphs }] };
  const site = configValue('config/site.ts', sources['config/site.ts'] ?? '') as Value;
  const state = { version: 1, files: { 'config/site.ts': site, [contact]: page }, problems: [] };
  const { wordsAt } = createEditLanguages('fr');
  expect(wordsAt({ file: contact, path: 'sections[0].paragraphs' }, state)).toBe(of);
  expect(wordsAt({ file: contact, path: 'sections[0].lead' }, state)).toBe('none');
});

/** @jest-environment node */
import type { Value } from '../../../src/editor/protocol';
import {
  type ConfigSources,
  configValue,
  readConfigSources,
} from '../../config-reader/config-files';
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

/** @jest-environment node */
import { join } from 'node:path';
import { readConfigSources } from '../../packages/config-files/config-files';
import { putFile } from '../../tests/put-files';
import { temporaryFolder } from '../../tests/temporary-folder';
import { borrowedTexts } from './borrowed-texts';

const site = temporaryFolder();

const home = 'config/pages/home.ts';

/** The site in English, German and Arabic, with another first page. */
const write = (change: (source: string) => string) => {
  for (const [file, source] of Object.entries(readConfigSources('tests/sites/languages'))) {
    putFile(join(site, file), file === home ? change(source) : source);
  }
};

test('a text that a language lacks is borrowed from the main one', () => {
  write((source) => source);
  expect(borrowedTexts(site, 'ar')).toEqual({ texts: ['Seats By The Window'], language: 'en-GB' });
  expect(borrowedTexts(site, 'de').texts).toEqual([]);
  expect(borrowedTexts(site).texts).toEqual([]);
});

test('a word of the language that is spelt alike is its own', () => {
  write((source) => source.replace("ar: 'اكتب'", "ar: 'Seats By The Window'"));
  expect(borrowedTexts(site, 'ar').texts).toEqual([]);
});

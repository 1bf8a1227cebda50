/** @jest-environment node */
import { languagesOf, type SiteLanguage } from '../../src/schema/languages';
import { listOf, strictObject, text } from '../../src/schema/primitives';
import { shownIn } from '../../src/schema/shown-in';
import { writtenPlaces } from './by-language';

const languages = languagesOf(['en', 'de']);
const [english, german] = languages as [SiteLanguage, SiteLanguage];

const part = strictObject({ title: text(), languages: shownIn('the part') });
const field = strictObject({ title: text(), parts: listOf('Parts.', part) });

const page = {
  title: { en: 'Tea', de: 'Tee' },
  parts: [
    { title: { em: 'Leaves' } },
    { title: 'Only here', languages: ['de'] },
    { title: { de: 'Blätter' } },
  ],
};

const pathsIn = (language?: SiteLanguage) =>
  [...writtenPlaces({ value: page, field }, { languages, ...(language && { language }) })].map(
    ({ path, byLanguage }) => (byLanguage ? `${path}: ${Object.keys(byLanguage).join()}` : path),
  );

const before = ['', 'title: en,de', 'parts', 'parts[0]', 'parts[0].title', 'parts[1]'];
const inIt = ['parts[1].title', 'parts[1].languages', 'parts[1].languages[0]'];
const behind = ['parts[2]', 'parts[2].title: de'];

test('a value by language is one place, and so is a group that stands where only a text can', () => {
  expect(pathsIn()).toEqual([...before, ...inIt, ...behind]);
});

test('nothing comes from below what only other languages show', () => {
  expect(pathsIn(english)).toEqual([...before, ...behind]);
  expect(pathsIn(german)).toEqual([...before, ...inIt, ...behind]);
});

/** @jest-environment node */
import { siteExample } from '../schema/site-example';
import { ar } from '../schema/usual-words/ar';
import { de } from '../schema/usual-words/de';
import { exampleSpoken, languageAsked, siteSpoken, wordsToChoose } from './project-words';

const spoken = (tag: string) => languageAsked(`?words=${tag}`)!;

test('every language of the project can be chosen, by its own name', () => {
  expect(wordsToChoose).toHaveLength(12);
  expect(wordsToChoose).toContainEqual({ tag: 'de', name: 'Deutsch' });
});

test.each(['', '?words=', '?words=tlh'])('%j asks for no other words', (search) => {
  expect(languageAsked(search)).toBeUndefined();
});

test('the site says the words of the project, in its groups, and is read in their direction', () => {
  const { header, contact, words, language, direction } = siteSpoken(siteExample, spoken('ar'));
  expect({ language, direction }).toEqual({ language: 'ar', direction: 'rtl' });
  expect(header.openMenu).toBe(ar['header.openMenu']);
  expect(words.openNow?.open).toBe(ar['words.openNow.open']);
  expect(header.links).toEqual(siteExample.header.links);
  expect(contact).toEqual(siteExample.contact);
});

test('an example says the words of the project, and keeps its own', () => {
  const example = {
    title: 'Our loaves',
    stepping: { next: 'Next', back: 'Back' },
    shows: [3, true],
  };
  expect(exampleSpoken(example, spoken('de'))).toEqual({
    ...example,
    stepping: { next: de['stepping.next'], back: de['stepping.back'] },
  });
});

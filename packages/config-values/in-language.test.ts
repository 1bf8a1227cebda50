/** @jest-environment node */
import fc from 'fast-check';
import { array, lazy, object, string } from 'yup';
import { languagesOf } from '../../src/schema/languages';
import { text } from '../../src/schema/primitives';
import { shownIn } from '../../src/schema/shown-in';
import { usualText } from '../../src/schema/usual-text';
import { de } from '../../src/schema/usual-words/de';
import { en } from '../../src/schema/usual-words/en';
import { valueAt } from '../../src/schema/values/paths';
import { writtenPlace } from '../../src/schema/values/written-place';
import { randomRuns } from '../../tests/runs';
import { inLanguage } from './in-language';

const languages = languagesOf(['en-GB', 'de-DE', 'ar']);
const [english, german, arabic] = languages as [
  (typeof languages)[number],
  (typeof languages)[number],
  (typeof languages)[number],
];

const schema = object({
  title: text(),
  points: array(text()),
  links: lazy(() => object().meta({ entries: { name: string(), value: string() } })),
  picture: object({ file: string(), alt: string() }),
});

test.each([
  [
    ['en-GB', 'de-DE'],
    ['en', 'de'],
  ],
  [
    ['de-DE', 'de-CH', 'fr'],
    ['de-DE', 'de-CH', 'fr'],
  ],
  [['en', 'en'], ['en']],
])('of %j values by language have the keys %j', (tags, keys) => {
  expect(languagesOf(tags).map(({ key }) => key)).toEqual(keys);
});

const page = {
  title: { en: 'Contact', de: 'Kontakt' },
  points: ['One', { en: 'Two', de: 'Zwei' }, { de: 'Nur hier' }, 'Last'],
  links: { de: 'https://example.de' },
  picture: { en: { file: '/a.webp', alt: 'A' }, de: { file: '/b.webp', alt: 'B' } },
};

test('each language has its own values, and all what stands there once', () => {
  const { value, missing } = inLanguage(page, schema, { language: german, languages });
  expect(value).toEqual({
    title: 'Kontakt',
    points: ['One', 'Zwei', 'Nur hier', 'Last'],
    links: { de: 'https://example.de' },
    picture: { file: '/b.webp', alt: 'B' },
  });
  expect(missing).toEqual([]);
});

test('what neither it nor the main language has is left out', () => {
  const { value } = inLanguage(page, schema, { language: english, languages });
  expect(valueAt(value, 'points')).toEqual(['One', 'Two', 'Last']);
});

test('a text behind what is left out is written in its own language, not over all of them', () => {
  const points = [{ de: 'Nur hier' }, 'Same', { en: 'Two', de: 'Zwei' }];
  const { moves } = inLanguage({ points }, schema, { language: english, languages });
  const placeOf = (path: string) => writtenPlace(path, { file: '', moves }).path;
  expect(placeOf('points[0]')).toBe('points[1]');
  expect(placeOf('points[1]')).toBe('points[2].en');
});

test('what a language lacks is that of the main one, and told', () => {
  const { value, missing } = inLanguage(page, schema, { language: arabic, languages });
  expect(valueAt(value, 'title')).toBe('Contact');
  expect(missing).toEqual(['title', 'points[1]', 'picture']);
});

test('where the project has words in the language, these stand as where config is silent', () => {
  const words = object({ openMenu: usualText('header.openMenu', 'The name of the button.') });
  const said = { openMenu: { en: 'More', de: 'Mehr' } };
  const { value, missing, moves } = inLanguage(said, words, { language: arabic, languages });
  expect(value).toEqual({});
  expect(missing).toEqual([]);
  expect(moves).toEqual([{ shown: 'openMenu', written: { path: 'openMenu.ar' } }]);
  const welsh = languagesOf(['en-GB', 'cy']);
  const without = inLanguage(said, words, { language: welsh[1] ?? english, languages: welsh });
  expect([without.value, without.missing]).toEqual([{ openMenu: 'More' }, ['openMenu']]);
});

describe('a part that names the languages that show it', () => {
  const parts = object({
    box: object({ title: text(), languages: shownIn('the box') }),
    parts: array(object({ title: text(), languages: shownIn('the part') })),
  });
  const title = { en: 'News', de: 'Neues' };
  const said = {
    box: { title, languages: ['en', 'de-DE'] },
    parts: [{ title: 'A', languages: ['ar'] }, { title }, { title: 'C', languages: ['arab'] }],
  };

  test.each([
    ['by its key', english, ['News', 'News', 'C']],
    ['by its tag', german, ['Neues', 'Neues', 'C']],
    ['not at all, and is left out with what stands in it', arabic, [undefined, 'A', 'News', 'C']],
  ])('names this one %s', (_, language, titles) => {
    const { value } = inLanguage(said, parts, { language, languages });
    const list = valueAt(value, 'parts') as { title: string }[];
    expect([valueAt(value, 'box.title'), ...list.map((each) => each.title)]).toEqual(titles);
  });

  test('where it is left out the language lacks nothing, and what follows is found where it is written', () => {
    const { missing } = inLanguage(said, parts, { language: arabic, languages });
    expect(missing).toEqual(['parts[1].title']);
    const { moves } = inLanguage(said, parts, { language: german, languages });
    expect(writtenPlace('parts[0].title', { file: '', moves })).toMatchObject({
      path: 'parts[1].title.de',
    });
  });
});

describe('a text that the site may do without', () => {
  const floating = object({
    top: text().optional().meta({ usualElsewhere: 'floating.backToTop' }),
  });

  test('is the project’s where another language alone has it', () => {
    const found = inLanguage({ top: { en: 'Up' } }, floating, { language: german, languages });
    expect(found.value).toEqual({ top: de['floating.backToTop'] });
    expect(found.missing).toEqual([]);
    expect(found.moves).toEqual([{ shown: 'top', written: { path: 'top.de' } }]);
  });

  test.each([
    ['written', { top: { en: 'Up', de: 'Hoch' } }, { top: 'Hoch' }],
    ['the same in all', { top: 'Up' }, { top: 'Up' }],
    ['not there', {}, {}],
  ])('stays as it is where it is %s', (_, written, value) => {
    expect(inLanguage(written, floating, { language: german, languages }).value).toEqual(value);
  });
});

test.each([
  ['the project’s words', en['form.failed'], de['form.failed'], []],
  ['its own', 'Please call us', 'Please call us', ['toast']],
])('where the main language says %s, so does one that lacks them', (_, said, value, missing) => {
  const toast = text().meta({ usualElsewhere: 'form.failed', usualUnlessOwn: true });
  const found = inLanguage({ toast: { en: said } }, object({ toast }), {
    language: german,
    languages,
  });
  expect(found).toMatchObject({ value: { toast: value }, missing });
});

test('names of the site itself are no languages', () => {
  const { value } = inLanguage(page, schema, { language: english, languages });
  expect(valueAt(value, 'links')).toEqual({ de: 'https://example.de' });
});

test.each([
  ['title', 'title.en'],
  ['points[1]', 'points[1].en'],
  ['points[2]', 'points[3]'],
  ['picture.alt', 'picture.en.alt'],
  ['links.de', 'links.de'],
])('what is shown at %s is written at %s', (shown, written) => {
  const { moves } = inLanguage(page, schema, { language: english, languages });
  expect(writtenPlace(shown, { file: 'page.ts', moves }).path).toBe(written);
});

test('config without values by language stays the same object', () => {
  const { value } = inLanguage({ title: 'Hello' }, schema, { language: german, languages });
  const same = { points: ['a'], picture: { file: '/a', alt: 'b' } };
  expect(value).toEqual({ title: 'Hello' });
  expect(inLanguage(same, schema, { language: german, languages }).value).toBe(same);
});

/** A config by language, and the same as each language alone has it. */
type Case = { written: unknown; alone: Record<string, unknown> };

const keys = languages.map(({ key }) => key);

const inAll = (valueIn: (key: string) => unknown) =>
  Object.fromEntries(keys.map((key) => [key, valueIn(key)]));

const same = fc
  .oneof(fc.string(), fc.integer(), fc.boolean())
  .map((value): Case => ({ written: value, alone: inAll(() => value) }));

const byLanguage = fc
  .record({ en: fc.string(), de: fc.string(), ar: fc.string() }, { requiredKeys: ['en'] })
  .map((value): Case => ({
    written: value,
    alone: inAll((key) => Reflect.get(value, key) ?? value.en),
  }));

const { any: cases } = fc.letrec<{ any: Case }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    same,
    byLanguage,
    fc.array(tie('any'), { maxLength: 4 }).map((entries): Case => ({
      written: entries.map(({ written }) => written),
      alone: inAll((key) => entries.map(({ alone }) => alone[key])),
    })),
    fc
      .dictionary(fc.constantFrom('title', 'text', 'items', 'picture'), tie('any'))
      .map((group): Case => {
        const entries = Object.entries(group);
        return {
          written: Object.fromEntries(entries.map(([name, { written }]) => [name, written])),
          alone: inAll((key) =>
            Object.fromEntries(entries.map(([name, { alone }]) => [name, alone[key]])),
          ),
        };
      }),
  ),
}));

test('config by language is, in each language, what is written in that language alone', () => {
  fc.assert(
    fc.property(cases, ({ written, alone }) => {
      for (const language of languages) {
        const { value } = inLanguage(written, undefined, { language, languages });
        expect(value).toEqual(alone[language.key]);
      }
    }),
    randomRuns({ short: 100, full: 2000 }),
  );
});

/** @jest-environment node */
import { join } from 'node:path';
import type { Schema } from 'yup';
import { steppedFormExample } from '../../src/form/form-example';
import { formSchema } from '../../src/form/form-schema';
import { siteSchema } from '../../src/schema/site';
import { siteExample } from '../../src/schema/site-example';
import { en } from '../../src/schema/usual-words/en';
import { usualWordsIn, wordedLanguages } from '../../src/schema/usual-words/usual-words-in';
import { pageSchema } from '../../src/sections/page-schema';
import { readConfigSources } from '../config-files/config-files';
import { checkConfig } from '../site-check/check-config';
import { resolveConfig } from './resolve-config';
import { withUsualWords } from './with-usual-words';

const { words: _words, direction: _direction, ...wordless } = siteExample;
const { openMenu: _open, closeMenu: _close, skipLink: _skip, ...header } = siteExample.header;
const site = { ...wordless, header };

const isValid = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true });

describe.each(wordedLanguages)('a site in %s', (language) => {
  const words = usualWordsIn(language) ?? en;
  const filled = withUsualWords({ ...site, language }, siteSchema, language);

  it('needs no words of its own for what is not about the firm', () => {
    expect(isValid(siteSchema, { ...site, language })).toBe(false);
    expect(isValid(siteSchema, filled)).toBe(true);
  });

  it('says them in its language', () => {
    expect(filled).toMatchObject({
      direction: language === 'ar' ? 'rtl' : 'ltr',
      header: { openMenu: words['header.openMenu'], skipLink: words['header.skipLink'] },
      words: { reload: words['words.reload'], cut: words['words.cut'] },
    });
  });

  it('has the same placeholders as in English, and no word is empty', () => {
    const signs = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [word, text] of Object.entries(words)) {
      expect([word, signs(text)]).toEqual([word, signs(en[word as keyof typeof en])]);
      expect(text.trim()).not.toBe('');
    }
  });
});

it('says what config says wherever config says something', () => {
  const value = { ...siteExample, language: 'de' };
  expect(withUsualWords(value, siteSchema, 'de')).toMatchObject(value);
});

it('leaves a whole English config as it is, the same value', () => {
  expect(withUsualWords(siteExample, siteSchema, 'en-GB')).toBe(siteExample);
});

it('has the words of a region’s language', () => {
  const filled = withUsualWords({ ...site, language: 'de-AT' }, siteSchema, 'de-AT');
  expect(filled).toMatchObject({ header: { openMenu: 'Menü öffnen' } });
});

it('leaves a language that it does not know to config', () => {
  const value = { ...site, language: 'cs' };
  expect(withUsualWords(value, siteSchema, 'cs')).toBe(value);
});

it('has the words of steps where a form has steps, and else not', () => {
  const { stepping: _stepping, ...form } = steppedFormExample;
  expect(withUsualWords(form, formSchema, 'fr')).toMatchObject({
    stepping: { next: 'Suivant', back: 'Retour' },
  });
  const { steps: _steps, ...plain } = form;
  expect(withUsualWords(plain, formSchema, 'fr')).not.toHaveProperty('stepping');
});

it('has no words for what config leaves out on purpose', () => {
  const value = { banner: { text: 'Fermé lundi.' }, floating: {} };
  const filled = withUsualWords(value, siteSchema, 'fr');
  expect(filled).toMatchObject(value);
  expect(filled).not.toHaveProperty('banner.close');
  expect(filled).not.toHaveProperty('floating.backToTop');
});

it.each([
  ['a row that moves', { kind: 'logos', look: 'moving' }, 'stop', en['logos.stop']],
  ['a row that stands still', { kind: 'logos', look: 'rows' }, 'stop', undefined],
  ['quotes with stars', { kind: 'quotes', quotes: [{ stars: 4 }] }, 'rating', en['quotes.rating']],
  ['quotes without', { kind: 'quotes', quotes: [{ name: 'Ada' }] }, 'rating', undefined],
])('gives %s just the words that it needs', (_, section, key, words) => {
  const filled = withUsualWords({ sections: [section] }, pageSchema, 'en');
  expect(filled).toEqual({
    sections: [{ ...section, ...(words !== undefined && { [key]: words }) }],
  });
});

it('has the message of a rule that says all there is to say, and of no other', () => {
  const rules = [{ check: 'email' }, { check: 'required' }, { check: 'email', message: 'Hm?' }];
  expect(withUsualWords({ rules }, formSchema, 'de')).toMatchObject({
    rules: [
      { check: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
      { check: 'required' },
      { check: 'email', message: 'Hm?' },
    ],
  });
});

describe('the whole config', () => {
  const sources = readConfigSources(join(__dirname, '../../tests/sites/agency'));
  const wordsOf = /\n {2}words: \{[\s\S]*?\n {2}\},/;
  const inGerman = (text: string) => text.replace("language: 'en-GB'", "language: 'de-DE'");

  const german = {
    ...sources,
    'config/site.ts': inGerman(sources['config/site.ts'] ?? '').replace(wordsOf, ''),
  };

  it('is in order without them', () => {
    expect(german['config/site.ts']).not.toContain('errorScreen');
    expect(checkConfig(german).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('misses them in a language that the project does not know', () => {
    const czech = {
      ...german,
      'config/site.ts': german['config/site.ts'].replace("'de-DE'", "'cs'"),
    };
    expect(checkConfig(czech).filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'config/site.ts', path: 'words' },
    ]);
  });
});

it('says of entries what their lists need in the language of the site', () => {
  const shown = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { name: 'Café', language: 'de' }],
      [
        'config/collections/menu.ts',
        { kind: 'dish', currency: 'EUR', entries: [{ id: 'soup', name: 'Suppe', price: 0 }] },
      ],
      [
        'config/pages/home.ts',
        { sections: [{ kind: 'list', title: 'Karte', of: 'menu', look: 'menu' }] },
      ],
    ]),
    { today: '2026-11-25' },
  );
  expect(JSON.stringify(shown.values.get('config/pages/home.ts'))).toContain('Kostenlos');
});

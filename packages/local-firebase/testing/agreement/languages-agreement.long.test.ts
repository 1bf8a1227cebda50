/** @jest-environment node */
import { formFields } from '../../../../src/form/form-fields';
import { type FormDefinition, formSchema } from '../../../../src/form/form-schema';
import { languagesOf } from '../../../../src/schema/languages';
import { isGroup } from '../../../../src/schema/values/group';
import { innerSchema, schemaIfKnown } from '../../../../src/schema/values/inner-schema';
import { seeded, someOf } from '../../../../tests/runs';
import {
  configValue,
  type ConfigSources,
  readConfigSources,
} from '../../../config-files/config-files';
import { inLanguage } from '../../../config-values/in-language';
import { isSameInAll } from '../../../config-values/same-in-all';
import { resolveConfig } from '../../../resolved-site/resolve-config';
import { firestoreRules } from '../../../security-rules/security-rules';
import { storageRules } from '../../../security-rules/storage-rules';
import { checkConfig } from '../../../site-check/check-config';
import { madeUpForms } from './made-up-forms';
import { recordCases } from './record-cases';
import { rulesDecision } from './rules-decision';
import { tasting, tastings } from './three-languages';

/** What a form accepts, what the rules accept, and what is stored, do not depend on the language of the page. */

const file = 'config/forms/tasting.ts';
const today = '2026-11-26';
const keys = ['en', 'de', 'ar'];

/** A site in English, German and Arabic, with such a form. */
const sources: ConfigSources = {
  ...readConfigSources('tests/sites/languages'),
  [file]: `export default ${JSON.stringify(tasting)};\n`,
  'config/collections/tastings.ts': `export default ${JSON.stringify(tastings)};\n`,
};
const values = new Map(
  Object.entries(sources).map(([name, source]) => [name, configValue(name, source)]),
);

const formIn = (language: string, offered: 'now' | 'ever' = 'now') =>
  resolveConfig(values, { language, today, offered }).values.get(file) as FormDefinition;

const rulesOf = (form: FormDefinition) => [firestoreRules([form]), storageRules([form])];

/** The texts of a form by their paths. */
const textsIn = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}/${key}`));
};

test('the check has nothing against the form, in any language', () => {
  const own = checkConfig(sources, { today }).filter(
    (problem) => problem.file === file || problem.file.includes('tastings'),
  );
  expect(own.map(({ message }) => message)).toEqual(['No page shows this form.']);
});

test('visitors of each language read other words', () => {
  const [english = [], ...others] = keys.map((key) => textsIn(formIn(key)));
  for (const other of others) {
    expect(other.map(([path]) => path)).toEqual(english.map(([path]) => path));
    const differ = english.filter(([, text], index) => other[index]?.[1] !== text);
    expect(differ.length).toBeGreaterThan(45);
    const names = /\/(?:kind|name|value|values\/\d|check|field|other|is|isNot|collection|id)$/;
    expect(differ.filter(([path]) => names.test(path))).toEqual([]);
  }
});

const offeredIn = (form: FormDefinition) =>
  formFields(form).flatMap(({ field }) =>
    'options' in field ? [[field.name, ...field.options.map(({ value }) => value)]] : [],
  );

test('what is stored of an option is the same in all languages', () => {
  expect(offeredIn(formIn('en'))).toEqual([
    ['Reply', 'mail', 'call'],
    ['Table', 'spring', 'autumn', 'any'],
    ['Teas', 'black', "bull's", 'أخضر'],
  ]);
  for (const key of keys) expect(offeredIn(formIn(key))).toEqual(offeredIn(formIn('en')));
});

test('the rules are the same, whichever language they are generated in', () => {
  const [english, ...others] = keys.map((key) => rulesOf(formIn(key, 'ever')));
  for (const other of others) expect(other).toEqual(english);
});

describe('the rules store what the form accepts, and nothing else', () => {
  const isAllowed = rulesDecision([formIn('en', 'ever')]);
  const english = recordCases(formIn('en'));

  test.each(keys)('as shown in %s', (key) => {
    const cases = recordCases(formIn(key));
    const differ = cases.filter((each) => isAllowed(each) !== each.expected);
    expect(differ.map(({ title }) => title)).toEqual([]);
    // Record by record: what one language stores, each of them does.
    expect(cases).toEqual(english);
    expect(cases.filter(({ expected }) => expected).length).toBeGreaterThan(200);
    expect(cases.filter(({ expected }) => !expected).length).toBeGreaterThan(200);
  });
});

const languages = languagesOf(keys);

/** A form whose every text that may differ is by language. */
const translated = (value: unknown, schema: ReturnType<typeof innerSchema>, key = ''): unknown => {
  const own = schemaIfKnown(schema, value);
  if (Array.isArray(value)) {
    return value.map((each, index) => translated(each, own && innerSchema(own, index), key));
  }
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        translated(each, own && innerSchema(own, name), name),
      ]),
    );
  }
  if (typeof value !== 'string' || isSameInAll(own, key)) return value;
  return Object.fromEntries(keys.map((each) => [each, `${each}: ${value}`]));
};

const ofEach = 'of each made-up form, too: every rule on every kind of field, conditions, steps';

test(seeded(ofEach), () => {
  const forms = someOf(
    madeUpForms.flatMap((made) => made.forms),
    { oneIn: 4 },
  );
  let texts = 0;
  for (const form of forms) {
    const written = translated(form, formSchema);
    // As read from a file: no part of it stands there twice.
    const expected = rulesOf(JSON.parse(JSON.stringify(form)) as FormDefinition);
    for (const language of languages) {
      const { value } = inLanguage(written, formSchema, { language, languages });
      texts += textsIn(value).filter(([, text]) => text.startsWith(`${language.key}: `)).length;
      expect(rulesOf(value as FormDefinition)).toEqual(expected);
    }
  }
  expect(texts).toBeGreaterThan(10 * forms.length);
});

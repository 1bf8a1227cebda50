/** @jest-environment node */
import type { Schema } from 'yup';
import { collectionSchemas } from '../../../src/collections/registry';
import { itemSchemas } from '../../../src/fields/registry';
import { ruleSchemas } from '../../../src/rules/schemas';
import { wordsIn } from '../../../src/schema/primitives';
import { sectionSchemas } from '../../../src/sections/registry';
import { sourceOf, sources } from '../../../tests/mistakes/agency';
import { checkConfig } from '../check-config';
import { kindByAlias, wishFor } from './unknown-kind';

type Sort = { schemas: Record<string, Schema>; path: string };

const sections: Sort = { schemas: sectionSchemas, path: 'sections[0]' };
const fields: Sort = { schemas: itemSchemas, path: 'fields[0]' };

const collections = { schemas: collectionSchemas as Record<string, Schema> };
const rules = { schemas: ruleSchemas as Record<string, Schema> };

describe.each([
  ['section', sections],
  ['field', fields],
  ['rule', rules],
  ['collection', collections],
])('kinds of a %s', (_, { schemas }) => {
  const words = Object.entries(schemas).flatMap(([kind, schema]) =>
    wordsIn(schema.meta()?.aliases).map((word) => ({ word, kind })),
  );

  test('answer to different words, none of which is the name of a kind', () => {
    // What a new kind is called, no other one has among its `aliases`: take it out there.
    expect(words.filter(({ word }) => word in schemas)).toEqual([]);
    const owners = new Map(words.map(({ word, kind }) => [word.replaceAll('-', ''), kind]));
    expect(words.filter(({ word, kind }) => owners.get(word.replaceAll('-', '')) !== kind)).toEqual(
      [],
    );
  });

  test('are found by each of their words', () => {
    const found = words.map(({ word }) => ({ word, kind: kindByAlias(word, schemas)?.name }));
    expect(found).toEqual(words);
  });
});

test.each([
  ['carousel', 'gallery'],
  ['Accordion', 'faq'],
  ['testimonal', 'quotes'],
  ['faqs', 'faq'],
  ['cta', 'call-to-action'],
])('who asks for a section %s is shown the kind %s', (word, kind) => {
  expect(kindByAlias(word, sectionSchemas)?.name).toBe(kind);
  const { parts, instead } = wishFor({ ...sections, word });
  expect(parts?.nearest).toContain(`“${kind}”`);
  expect(parts?.wish).toContain('npm run new -- section');
  expect(instead).toBe(kind);
});

test('who asks for a field dropdown is shown the kind select', () => {
  expect(wishFor({ ...fields, word: 'dropdown' }).instead).toBe('select');
});

test('of what nobody knows nothing is said to come near', () => {
  expect(wishFor({ ...sections, word: 'sparkle' }).parts?.nearest).toBe('');
});

const nearestTo = (file: string, from: string, to: string) => {
  const after = sourceOf(file).replace(from, to);
  const [problem] = checkConfig({ ...sources, [file]: after }).filter(({ severity, file: of }) => {
    return severity === 'error' && of === file;
  });
  return /what comes nearest is “([\w-]+)”/.exec(problem?.message ?? '')?.[1];
};

test.each([
  ['config/forms/inquiry.ts', "check: 'digits'", "check: 'phone'", 'digits'],
  ['config/forms/inquiry.ts', "check: 'digits'", "check: 'regex'", 'pattern'],
  ['config/site.ts', "icon: 'photo-sharing'", "icon: 'pin'", 'place'],
  ['config/site.ts', "icon: 'photo-sharing'", "icon: 'vimeo'", 'youtube'],
  ['config/theme.ts', '  shape: {', '  sparkle: true,\n  shape: {', undefined],
])('who asks in %s for %s as %s is shown %s', (file, from, to, nearest) => {
  expect(nearestTo(file, from, to)).toBe(nearest);
});

test('in a section of a kind that there is not, bold words are no mistake', () => {
  const page = 'config/pages/contact.ts';
  const slider =
    "{ kind: 'slider', title: 'Rooms', paragraphs: ['**Two** rooms.'] },\n    { kind: 'map',";
  const after = sourceOf(page).replace(/\{\s+kind: 'map',/, slider);
  const codes = checkConfig({ ...sources, [page]: after })
    .filter(({ severity, file }) => severity === 'error' && file === page)
    .map(({ code }) => code);
  expect(codes).toEqual(['SITE-029']);
});

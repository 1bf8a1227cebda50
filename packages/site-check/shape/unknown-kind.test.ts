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
  const names = Object.values(schemas).flatMap((schema) => wordsIn(schema.meta()?.aliases));
  const plain = names.map((name) => name.replaceAll('-', ''));

  test('answer to different words, none of which is the name of a kind', () => {
    expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([]);
    // A name of a new kind: take it out of the `aliases` of the kind that has it.
    expect(names.filter((name) => name in schemas)).toEqual([]);
  });
});

test.each([
  ['slider', 'gallery'],
  ['carousel', 'gallery'],
  ['Accordion', 'faq'],
  ['pricing', 'table'],
  ['newsletter', 'form'],
  ['countdown', 'call-to-action'],
  ['location', 'map'],
  ['calendar', 'opening-hours'],
  ['popup', 'call-to-action'],
  ['testimonials', 'quotes'],
  ['testimonal', 'quotes'],
  ['faqs', 'faq'],
  ['cta', 'call-to-action'],
  ['blog', 'news'],
  ['tabs', 'panels'],
])('who asks for a section %s is shown the kind %s', (word, kind) => {
  expect(kindByAlias(word, sectionSchemas)?.name).toBe(kind);
  const { parts, instead } = wishFor({ ...sections, word });
  expect(parts?.nearest).toContain(`“${kind}”`);
  expect(parts?.wish).toContain('npm run new -- section');
  expect(instead).toBe(kind);
});

test.each([
  ['signature', 'file'],
  ['colour', 'text'],
  ['dropdown', 'select'],
  ['switch', 'checkbox'],
  ['datepicker', 'date'],
  ['currency', 'number'],
])('who asks for a field %s is shown the kind %s', (word, kind) => {
  expect(wishFor({ ...fields, word }).instead).toBe(kind);
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
  ['config/forms/inquiry.ts', "check: 'digits'", "check: 'starts-with'", 'pattern'],
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

/** @jest-environment node */
import { readdirSync } from 'node:fs';
import type { Schema } from 'yup';
import { fieldSchemas } from '../../../src/fields/registry';
import { sectionSchemas } from '../../../src/sections/registry';
import { jargonIn } from '../../../tests/mistakes/jargon';
import { readLiteral } from '../../config-files/read-literal';
import { walk } from '../../config-values/values';
import { errors } from './errors';

const entries = Object.values(errors);

test('every error has a code of its own', () => {
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  entries.forEach(({ code }) => expect(code).toMatch(/^SITE-\d{3}$/));
});

test.each(Object.entries(errors))(
  '%s is said in plain words',
  (_, { description, why, repair }) => {
    for (const text of [description, why, repair]) {
      expect(text).toMatch(/[.…]$/);
      expect(jargonIn(text)).toBeUndefined();
    }
  },
);

/** A field has a name under which it is stored. */
const schemaOf = (entry: { kind: unknown }): Schema => {
  const schemas: Record<string, Schema> = 'name' in entry ? fieldSchemas : sectionSchemas;
  return schemas[String(entry.kind)]!;
};

const kinds = entries.flatMap(({ code, example }) => {
  const { value } = readLiteral(`export default [\n${example}\n];`);
  const { value: named } = readLiteral(`export default {\n${example}\n};`);
  return [...walk(value), ...walk(named)].flatMap(({ value: entry }) =>
    typeof entry === 'object' && entry !== null && 'kind' in entry
      ? [[code, JSON.stringify(entry), entry] as const]
      : [],
  );
});

test('there are examples of sections and of fields', () => {
  expect(kinds.length).toBeGreaterThan(5);
});

test.each(kinds)('%s shows %s, which is right', (_, __, entry) => {
  const validate = () => schemaOf(entry).validateSync(entry, { strict: true }) as unknown;
  expect(validate).not.toThrow();
});

test('no two parts of the catalogue have an error of the same name', () => {
  const parts = readdirSync(__dirname)
    .filter((file) => !/^(?:catalogue-entry|errors)(?:\.test)?\.ts$/.test(file))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, object>>(`./${file}`)))
    .filter((part) => !Array.isArray(part));
  const names = parts.flatMap((part) => Object.keys(part));
  expect(names.toSorted()).toEqual(Object.keys(errors).toSorted());
});

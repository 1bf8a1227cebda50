/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationError } from 'yup';
import { collectionSchema } from './collection-schema';
import type { CollectionDefinition, CollectionKind, EntryDefinition } from './registry';

type Examples = { examples: Record<string, CollectionDefinition> };

const examples = readdirSync(__dirname, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => {
    const module = jest.requireActual<Examples>(join(__dirname, name, 'example.ts'));
    return Object.entries(module.examples).map(
      ([example, value]) => [name as CollectionKind, example, value] as const,
    );
  });

const wrongIn = (value: unknown): string[] => {
  try {
    collectionSchema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(
      ({ path = '', message }) => `${path}: ${message}`,
    );
  }
};

test.each(examples)('the example %s %s is in order', (kind, _, value) => {
  expect(value.kind).toBe(kind);
  expect(wrongIn(value)).toEqual([]);
});

const boats = (own: object, values: object) => ({
  kind: 'entry',
  currency: 'EUR',
  keys: {
    length: { type: 'number', label: 'Length' },
    rig: { type: 'choice', label: 'Rig', choices: ['Sloop', 'Ketch'] },
    built: { type: 'day', label: 'Built' },
    ...own,
  },
  entries: [{ id: 'seagull', name: 'Seagull', values }],
});

test.each([
  ['a text for a number', {}, { length: '9' }, ['must be a number']],
  ['another word than its choices', {}, { rig: 'Yawl' }, ['choose one of Sloop, Ketch']],
  ['no day', {}, { built: 'in 1999' }, ['must be a day']],
  ['a key that it does not declare', {}, { masts: 2 }, ['length, rig, built']],
  ['a key that every entry has', { name: { type: 'text', label: 'N' } }, {}, ['must have names']],
  ['a choice without choices', { sail: { type: 'choice', label: 'S' } }, {}, ['must have choices']],
  ['what it declares', {}, { length: 9.5, rig: 'Ketch', built: '1999-05-01' }, []],
])('an entry of its own keys with %s', (_, own, values, wrong) => {
  const found = wrongIn(boats(own, values));
  expect(found).toEqual(wrong.map((words) => expect.stringContaining(words) as string));
});

test.each([
  ['2026-12-01', true],
  ['2026-12-01T18:00', true],
  ['2026-12-01T24:00', false],
  ['2026-12-01 18:00', false],
  ['2026-02-30T10:00', false],
  ['T10:00', false],
])('an event that starts at %s', (start, isTaken) => {
  const party: EntryDefinition<'event'> = { id: 'party', name: 'Party', start };
  const value = { kind: 'event', entries: [party] };
  expect(wrongIn(value).length === 0).toBe(isTaken);
});

test('prices need a currency that there is', () => {
  const offer = (currency?: string) => ({
    kind: 'offer',
    ...(currency !== undefined && { currency }),
    entries: [{ id: 'a', name: 'A', price: 0 }],
  });
  expect(wrongIn(offer())).toEqual([': must have the currency of its prices']);
  expect(wrongIn(offer('ERU'))).toEqual([expect.stringMatching(/^currency: /)]);
  expect(wrongIn(offer('EUR'))).toEqual([]);
});

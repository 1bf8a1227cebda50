import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldContracts, type FieldDefinition, type FieldKind } from './registry';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const examplesOf = (kind: string) =>
  Object.entries(
    jest.requireActual<{ examples: Record<string, FieldDefinition> }>(
      join(__dirname, kind, 'example.ts'),
    ).examples,
  );

test('every folder of a field kind is in the registry, and the other way round', () => {
  expect(folders.toSorted()).toEqual(Object.keys(fieldContracts).toSorted());
});

describe.each(Object.keys(fieldContracts) as FieldKind[])('%s', (kind) => {
  test.each(examplesOf(kind))('example "%s" keeps its contract', (_name, example) => {
    expect(example.kind).toBe(kind);
    fieldContracts[kind].validateSync(example, { strict: true });
  });
});

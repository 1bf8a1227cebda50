/** @jest-environment node */
import { caseOf } from '../../tests/saved-fields';
import type { ValueKind } from './kind-module';
import { fieldSchemas, type FieldKind } from './registry';
import { valueKinds } from './value-kinds';

describe.each(Object.keys(fieldSchemas) as FieldKind[])('%s', (kind) => {
  const { field, own, foreign } = caseOf(kind);
  const { write, restore } = valueKinds[kind] as ValueKind;

  test('what is written down is read back as it was', () => {
    const back = own.map((value) => restore(field, { kind, entries: write(value) }));
    expect(back).toEqual(own);
  });

  test.each(foreign)('what a field of the kind %s wrote as %j is %j', (from, entries, expected) => {
    expect(restore(field, { kind: from, entries })).toEqual(expected);
  });
});

test('addresses of files are not written down: the page would not show their files', () => {
  expect(valueKinds.file.write('https://files.example/a')).toEqual([]);
  expect(valueKinds.file.write(['https://files.example/a'])).toEqual([]);
});

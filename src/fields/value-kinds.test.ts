/** @jest-environment node */
import type { ValueKind } from './kind-module';
import type { FieldDefinition } from './registry';
import { valueKinds } from './value-kinds';

const options = [{ value: 'one' }, { value: 'two' }];
const named = { name: 'Any', label: 'Any' };
const upload = { folder: 'a/', maxMegabytes: 1, types: ['pdf' as const] };
const errorMessages = { empty: 'e', tooLarge: 'l', wrongType: 'w' };
const address =
  'https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/a%2F0f8fad5b-d9cb-469f-a165-70867728950e?alt=media&token=a';

const fields: Record<string, FieldDefinition> = {
  select: { kind: 'select', ...named, options },
  radio: { kind: 'radio', ...named, options },
  own: { kind: 'radio', ...named, options, other: { label: 'o', errorMessage: 'm', maxLength: 5 } },
  owns: { kind: 'checkboxes', ...named, options, other: { label: 'o', errorMessage: 'm' } },
  checkbox: { kind: 'checkbox', ...named },
  checkboxes: { kind: 'checkboxes', ...named, options },
  rating: { kind: 'rating', ...named, stars: ['Poor', 'Fair', 'Good'] },
  scale: { kind: 'scale', ...named, from: 1, to: 5, lowest: 'l', highest: 'h' },
  matrix: {
    kind: 'matrix',
    ...named,
    rows: [
      { name: 'a', label: 'a' },
      { name: 'b', label: 'b' },
    ],
    columns: [{ value: 'x' }, { number: 3 }],
    unanswered: '{row}',
  },
  file: { kind: 'file', ...named, upload, errorMessages },
  list: {
    kind: 'list',
    ...named,
    max: 2,
    fields: [
      { kind: 'text', name: 'a', label: 'a', maxLength: 3 },
      { kind: 'checkbox', name: 'b', label: 'b' },
    ],
    rules: [
      { field: 'a', check: 'min-length', length: 2, whenFilled: true, message: 'm' },
      { field: 'a', check: 'digits', whenFilled: true, clientOnly: true, message: 'm' },
    ],
  },
  files: {
    kind: 'file',
    ...named,
    upload,
    errorMessages: { ...errorMessages, tooMany: 'm' },
    maxFiles: 3,
  },
};

test.each<[keyof typeof fields, unknown, boolean]>([
  ['select', '', true],
  ['select', 'one', true],
  ['select', 'One', false],
  ['select', ' one', false],
  ['select', 'three', false],
  ['select', null, false],
  ['radio', 'two', true],
  ['radio', 'three', false],
  ['own', '', true],
  ['own', 'two', true],
  ['own', 'third', true],
  ['own', 'fourth', false],
  ['own', ' 3', false],
  ['own', '\t', false],
  ['own', '3\n', false],
  ['own', null, false],
  ['own', ['two'], false],
  ['owns', [], true],
  ['owns', ['two', 'third', 'one'], true],
  ['owns', ['third', 'fourth'], false],
  ['owns', ['third', 'third'], false],
  ['owns', ['one', 'third', 'one'], false],
  ['owns', ['one', ''], false],
  ['owns', ['one', 3], false],
  ['owns', ['x'.repeat(200)], true],
  ['owns', ['x'.repeat(201)], false],
  ['owns', 'third', false],
  ['checkbox', true, true],
  ['checkbox', false, true],
  ['checkbox', 'true', false],
  ['checkbox', 1, false],
  ['checkboxes', [], true],
  ['checkboxes', ['two', 'one'], true],
  ['checkboxes', ['one', 'one'], false],
  ['checkboxes', ['three'], false],
  ['checkboxes', Array<string>(1000).fill('one'), false],
  ['checkboxes', 'one', false],
  ['checkboxes', { 0: 'one', length: 1 }, false],
  ['rating', null, true],
  ['rating', 1, true],
  ['rating', 3, true],
  ['rating', 0, false],
  ['rating', 4, false],
  ['rating', 1.5, false],
  ['rating', '3', false],
  ['scale', null, true],
  ['scale', 1, true],
  ['scale', 5, true],
  ['scale', 0, false],
  ['scale', 6, false],
  ['scale', 1.5, false],
  ['scale', '3', false],
  ['matrix', { a: 'x', b: 3 }, true],
  ['matrix', { b: null, a: 3 }, true],
  ['matrix', { a: 'x', b: '3' }, false],
  ['matrix', { a: 'x', b: 4 }, false],
  ['matrix', { a: 'x', b: '' }, false],
  ['matrix', { a: 'x' }, false],
  ['matrix', { a: 'x', b: 3, c: 'x' }, false],
  ['matrix', { a: 'x', constructor: 'x' }, false],
  ['matrix', [], false],
  ['matrix', null, false],
  ['list', [{ a: 'abc', b: true }], true],
  [
    'list',
    [
      { b: false, a: '' },
      { a: 'ab', b: false },
    ],
    true,
  ],
  ['list', [], false],
  ['list', Array.from({ length: 3 }, () => ({ a: '', b: false })), false],
  ['list', [{ a: 'abcd', b: true }], false],
  ['list', [{ a: 'x', b: true }], false],
  ['list', [{ a: 'abc', b: 'true' }], false],
  ['list', [{ a: 'abc' }], false],
  ['list', [{ a: 'abc', b: true, c: 1 }], false],
  ['list', [{ a: 'abc', b: true }, null], false],
  ['list', ['abc'], false],
  ['list', { a: 'abc', b: true }, false],
  ['file', '', true],
  ['file', address, true],
  ['file', 'https://files.example/x', false],
  ['file', [address], false],
  ['files', [], true],
  ['files', [address, address, address], true],
  ['files', [address, address, address, address], false],
  ['files', [address, ''], false],
  ['files', [address, null], false],
  ['files', address, false],
  ['files', '', false],
])('%s: a record may hold %j: %p', (name, value, expected) => {
  const field = fields[name]!;
  expect((valueKinds[field.kind] as ValueKind).holds(field, value)).toBe(expected);
});

test.each(Object.entries(fields))('%s: what is there at the start may be stored', (_, field) => {
  const kind = valueKinds[field.kind] as ValueKind;
  expect(kind.holds(field, kind.empty(field))).toBe(true);
});

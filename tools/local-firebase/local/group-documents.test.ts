/** @jest-environment node */
import { groupDocuments } from './group-documents';

const root = 'projects/demo-site/databases/(default)/documents';
const received = '2026-11-21T12:00:00.000Z';

const documentOf = (name: string, fields: Readonly<Record<string, unknown>>) => ({
  name: `${root}/${name}`,
  createTime: received,
  updateTime: received,
  fields,
});

test('collections come by name, those below a document by their whole path', () => {
  const tables = groupDocuments([
    documentOf('b/1', {}),
    documentOf('a/1/deep/2', {}),
    documentOf('a/1', {}),
  ]);
  expect(tables.map(({ collection }) => collection)).toEqual(['a', 'a/1/deep', 'b']);
});

test('a record without a field has an empty cell for it, whatever the field is called', () => {
  const [table] = groupDocuments([
    documentOf('a/1', { first: { stringValue: 'x' }, constructor: { integerValue: '5' } }),
    documentOf('a/2', { last: { booleanValue: true }, first: { nullValue: null } }),
  ]);
  expect(table).toEqual({
    collection: 'a',
    columns: ['first', 'constructor', 'last', 'Document id', 'Received'],
    rows: [
      ['x', '5', '', '1', received],
      ['', '', 'true', '2', received],
    ],
  });
});

test.each([
  [{ integerValue: '9223372036854775807' }, '9223372036854775807'],
  [{ doubleValue: 1.5 }, '1.5'],
  [{ doubleValue: 'NaN' }, 'NaN'],
  [{ timestampValue: received }, received],
  [{ arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, 'a; 1'],
  [{ arrayValue: {} }, ''],
  [{ arrayValue: { values: [{ nullValue: null }, { mapValue: {} }] } }, '; {}'],
  [{ booleanValue: false }, 'false'],
  [{ nullValue: null }, ''],
  [{ doubleValue: '-0' }, '-0'],
  [{ mapValue: { fields: { a: { nullValue: null } } } }, '{"a":null}'],
])('%j is shown as %s', (value, text) => {
  const [table] = groupDocuments([documentOf('a/1', { field: value })]);
  expect(table?.rows[0]?.[0]).toBe(text);
});

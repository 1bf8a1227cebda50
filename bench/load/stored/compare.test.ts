/** @jest-environment node */
import { compare, type Differences, type StoredFile } from './compare';

const acknowledged = new Map([
  ['subcribe/a', '{"Email":{"stringValue":"a"}}'],
  ['subcribe/b', '{"Email":{"stringValue":"b"}}'],
]);

const stored = (id: string, fields = id): StoredFile => ({
  file: `${id}.json`,
  path: `subcribe/${id}`,
  fields: `{"Email":{"stringValue":"${fields}"}}`,
});

const none: Differences = { lost: [], doubled: [], changed: [], strange: [] };

test.each<[string, StoredFile[], Partial<Differences>]>([
  ['each acknowledged document once, as it was sent', [stored('b'), stored('a')], {}],
  ['one is missing', [stored('a')], { lost: ['subcribe/b'] }],
  ['none is there', [], { lost: ['subcribe/a', 'subcribe/b'] }],
  [
    'one stands twice',
    [stored('a'), stored('b'), { ...stored('a'), file: 'other.json' }],
    { doubled: ['subcribe/a'] },
  ],
  ['one has other fields', [stored('a'), stored('b', 'c')], { changed: ['subcribe/b'] }],
  [
    'one has no fields',
    [stored('a'), { ...stored('b'), fields: undefined }],
    { changed: ['subcribe/b'] },
  ],
  ['nobody sent one', [stored('a'), stored('b'), stored('c')], { strange: ['subcribe/c'] }],
  [
    'a file in the making lies among the documents',
    [stored('a'), stored('b'), { file: '1-ab-1', path: undefined, fields: undefined }],
    { strange: ['1-ab-1'] },
  ],
  [
    'one id stands in another collection',
    [stored('a'), { ...stored('b'), path: 'Inquriy/b' }],
    { lost: ['subcribe/b'], strange: ['Inquriy/b'] },
  ],
])('%s', (_, files, expected) => {
  expect(compare(acknowledged, files)).toEqual({ ...none, ...expected });
});

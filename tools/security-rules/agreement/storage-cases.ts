import { fileTypes } from '../../../src/fields/file/file-types';
import type { FieldDefinition } from '../../../src/fields/registry';
import type { FormDefinition } from '../../../src/form/form-contract';

/** A file that somebody tries to store, and whether the field that it is for takes it. */
export type StorageCase = {
  title: string;
  path: string;
  bytes: number;
  contentType: string;
  expected: boolean;
};

const megabyte = 1024 * 1024;

/** A new id on every call, so that no case finds the file of another. */
const newIds = () => {
  let count = 0;
  return () => {
    count += 1;
    return `0f8fad5b-d9cb-469f-a165-${count.toString(16).padStart(12, '0')}`;
  };
};

const fieldCases = ({ upload }: FieldDefinition<'file'>): StorageCase[] => {
  const { folder, types, maxMegabytes } = upload;
  const newId = newIds();
  const taken = types.map((type) => fileTypes[type].contentType);
  const [contentType = ''] = taken;
  const most = maxMegabytes * megabyte;
  const judge = (change: Partial<StorageCase> & { expected: boolean }): StorageCase => {
    const file = { path: `${folder}${newId()}`, bytes: 1, contentType, ...change };
    return { title: `${file.path}, ${file.bytes} bytes, ${file.contentType}`, ...file };
  };
  const id = newId();
  const above = folder.split('/').slice(0, -2).join('/');
  const wrongPaths = [
    folder + id.toUpperCase(),
    `${folder}${id}.pdf`,
    `${folder}cv.pdf`,
    `${folder}x${id}`,
    folder + id.slice(1),
    folder + id.replaceAll('-', ''),
    `${folder}${id}${'\u2028'}`,
    `${folder}${id}/${id}`,
    `${above}/${id}`,
    `${folder.toLowerCase()}${id}`,
    `x/${folder}${id}`,
    id,
  ];
  const wrongTypes = [
    ...['text/html', 'image/svg+xml', 'application/octet-stream', 'application/zip'],
    ...[contentType.toUpperCase(), `${contentType}; charset=utf-8`, `${contentType}x`],
  ];
  return [
    ...taken.map((type) => judge({ contentType: type, expected: true })),
    ...wrongTypes.map((type) => judge({ contentType: type, expected: false })),
    ...[1, most].map((bytes) => judge({ bytes, expected: true })),
    ...[0, most + 1].map((bytes) => judge({ bytes, expected: false })),
    ...wrongPaths.map((path) => judge({ path, expected: false })),
  ];
};

/** Every line that the file fields of these forms draw, from both sides. */
export const storageCases = (forms: FormDefinition[]): StorageCase[] =>
  forms
    .flatMap(({ fields }) => fields)
    .filter((field) => field.kind === 'file')
    .flatMap(fieldCases);

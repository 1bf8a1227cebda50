import { fileTypes, typesTaken } from '../../../../src/fields/file/file-types';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { formFields } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';

/** An upload, and whether its field accepts it. */
export type StorageCase = {
  title: string;
  path: string;
  bytes: number;
  contentType: string;
  /** Undefined: the SDK omits it. */
  contentDisposition: string | undefined;
  contentEncoding: string | undefined;
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

const contentEncoding = 'identity';

/** The Content-Disposition of a file at `path`. */
const savedAs = (path: string, ending: string) =>
  `attachment; filename="${path.split('/').at(-1) ?? ''}.${ending}"`;

/** Malicious file names for the owner's computer. */
const wrongDispositions = (path: string, [ending, other]: [string, string]) => [
  undefined,
  '',
  'inline',
  'attachment',
  savedAs(path, ending).replace('attachment', 'inline'),
  savedAs(path, ending).toUpperCase(),
  savedAs(path, other),
  savedAs(path, `${ending}.exe`),
  savedAs(path, 'exe'),
  savedAs('Lebenslauf.pdf', 'exe'),
  savedAs(path, ending).replaceAll('"', ''),
  `${savedAs(path, ending)}; filename*=UTF-8''a.exe`,
  `attachment; filename=a.exe; ${savedAs(path, ending)}`,
  `${savedAs(path, ending)} `,
  ` ${savedAs(path, ending)}`,
];

const wrongEncodings = ['gzip', 'br', 'deflate', 'Identity', 'x'];

const fieldCases = ({ upload }: FieldDefinition<'file'>): StorageCase[] => {
  const { folder, maxMegabytes } = upload;
  const newId = newIds();
  const most = maxMegabytes * megabyte;
  const taken = typesTaken(upload).map((type) => fileTypes[type]);
  const [{ contentType, extension } = fileTypes.pdf] = taken;
  const another = taken.find((type) => type.extension !== extension)?.extension ?? 'txt';
  const judge = (change: Partial<StorageCase> & { expected: boolean }): StorageCase => {
    const path = change.path ?? `${folder}${newId()}`;
    const contentDisposition = savedAs(path, extension);
    const usual = { path, bytes: 1, contentType, contentDisposition, contentEncoding };
    const file = { ...usual, ...change };
    return { title: Object.values(file).join(', '), ...file };
  };
  const id = newId();
  const named = `${folder}${newId()}`;
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
    ...taken.map((type) => {
      const path = `${folder}${newId()}`;
      const contentDisposition = savedAs(path, type.extension);
      return judge({ path, contentType: type.contentType, contentDisposition, expected: true });
    }),
    ...wrongDispositions(named, [extension, another]).map((contentDisposition) =>
      judge({ path: named, contentDisposition, expected: false }),
    ),
    judge({
      path: named,
      contentDisposition: savedAs(`${folder}${newId()}`, extension),
      expected: false,
    }),
    ...wrongEncodings.map((encoding) => judge({ contentEncoding: encoding, expected: false })),
    ...wrongTypes.map((type) => judge({ contentType: type, expected: false })),
    ...[1, most].map((bytes) => judge({ bytes, expected: true })),
    ...[0, most + 1].map((bytes) => judge({ bytes, expected: false })),
    ...wrongPaths.map((path) => judge({ path, expected: false })),
  ];
};

/** Every limit of the file fields of these forms, from both sides. */
export const storageCases = (forms: FormDefinition[]): StorageCase[] =>
  forms
    .flatMap((form) => formFields(form))
    .map(({ field }) => field)
    .filter((field) => 'upload' in field)
    .flatMap(fieldCases);

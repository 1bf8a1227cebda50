/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { fileTypes } from '../../../../src/fields/file/file-types';
import { uploadFile } from '../../../../src/firebase/upload-file';
import { readForms } from '../../../../tools/check/rules-files';
import { storageRules } from '../../../security-rules/storage-rules';
import { compileRules } from '../../rules/compile-rules';
import { connectSdk, type Sdk } from '../sdk';
import { startTestBackend, type TestBackend } from '../test-backend';
import { fieldsOfEveryKind } from './every-rule-forms';
import { formOf } from './record-cases';
import { storageCases } from './storage-cases';

const siteForms = readForms(resolve(__dirname, '../../../..'));
const families = formOf('families', {
  fields: fieldsOfEveryKind.filter(({ name }) => name === 'files'),
  rules: [],
});
const media = formOf('media', {
  fields: [
    {
      kind: 'file',
      name: 'media',
      label: 'l',
      upload: {
        folder: 'Any/Media/',
        accept: ['sound', 'video', 'spreadsheets'],
        maxMegabytes: 1,
      },
      errorMessages: { empty: 'e', tooLarge: 'l', wrongType: 'w', notSent: 'n' },
    },
  ],
  rules: [],
});
const forms = [...siteForms, families, media];
const cases = storageCases(forms);
const small = 1024;
const minute = 60_000;
const contentType = 'application/pdf';

const { decide } = compileRules(storageRules(forms), { file: 'any', service: 'firebase.storage' });
let backend: TestBackend;
let sdk: Sdk;
const at = (path: string) => ref(sdk.storage, path);
let now = Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  const rules = { storage: storageRules(forms) };
  backend = await startTestBackend({ rules, clock: () => now });
  sdk = connectSdk(backend);
});

afterAll(async () => {
  await sdk.close();
  await backend.close();
});

const denied = { code: 'storage/unauthorized' };

test('the cases hold both outcomes of path, size and type', () => {
  expect(cases.filter(({ expected }) => expected)).toHaveLength(31);
  expect(cases.filter(({ expected }) => !expected).length).toBeGreaterThan(20);
});

test.each(cases.map((each) => [each.title, each.expected, each] as const))(
  'the rules: %s: %p',
  (_title, expected, file) => {
    const { path, bytes, contentDisposition = 'inline', contentEncoding = 'identity' } = file;
    const { allowed } = decide({
      method: 'create',
      path: ['b', 'demo-site.appspot.com', 'o', ...path.split('/')],
      incoming: {
        size: BigInt(bytes),
        contentType: file.contentType,
        contentDisposition,
        contentEncoding,
      },
    });
    expect(allowed).toBe(expected);
  },
);

/** A large file that is taken would cost its bytes; the rules have answered for it above. */
const sent = cases.filter(({ bytes, expected }) => !expected || bytes <= small);

test.each(sent.map((each) => [each.title, each.expected, each] as const))(
  'through the SDK: %s: %p',
  async (_title, expected, { path, bytes, contentType: type, ...headers }) => {
    const { contentDisposition, contentEncoding } = headers;
    const target = at(path);
    const settings = { contentType: type, contentDisposition, contentEncoding };
    const upload = async () => uploadBytesResumable(target, new Uint8Array(bytes), settings);
    if (expected) await expect(upload()).resolves.toMatchObject({ state: 'success' });
    // What is no header is not even asked about; the rules have answered for it above.
    else if (!/^[\x20-\x7E]+$/.test(contentDisposition ?? 'none'))
      await expect(upload()).rejects.toThrow();
    else await expect(upload()).rejects.toMatchObject(denied);
  },
);

test('what the site itself sends is taken, and saved under its id and its type', async () => {
  const { contentType: type, extension } = fileTypes.odt;
  const id = randomUUID();
  const address = await uploadFile(sdk.storage, new File(['x'], 'Lebenslauf.pdf.exe'), {
    newPath: () => `Image/CvDeveloper/${id}`,
    contentType: type,
    extension,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const { headers } = await fetch(address);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.odt"`);
  expect(headers.get('content-encoding')).toBeNull();
});

describe('a stored file', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  let target: StorageReference;
  const settings = {
    contentType,
    contentDisposition: `attachment; filename="${id}.pdf"`,
    contentEncoding: 'identity',
  };
  const bytes = new TextEncoder().encode('%PDF-');
  let address: string;

  beforeAll(async () => {
    target = at(`Image/CvDeveloper/${id}`);
    await uploadBytes(target, bytes, settings);
    address = await getDownloadURL(target);
  });

  test('is never replaced, not even by itself', async () => {
    for (const other of [bytes, new Uint8Array(9)]) {
      await expect(uploadBytes(target, other, settings)).rejects.toMatchObject(denied);
    }
  });

  test('is neither deleted nor listed nor changed', async () => {
    await expect(deleteObject(target)).rejects.toMatchObject(denied);
    await expect(listAll(at('Image/CvDeveloper'))).rejects.toMatchObject(denied);
    await expect(listAll(at(''))).rejects.toMatchObject(denied);
    await expect(updateMetadata(target, { contentType: 'text/html' })).rejects.toThrow();
    expect((await getMetadata(target)).contentType).toBe(contentType);
  });

  test('gives its address for ten minutes, and is at that address afterwards', async () => {
    now += 10 * minute - 1;
    expect(await getDownloadURL(target)).toBe(address);
    now += 1;
    await expect(getDownloadURL(target)).rejects.toMatchObject(denied);
    await expect(getMetadata(target)).rejects.toMatchObject(denied);
    await expect(getBytes(target)).rejects.toMatchObject(denied);
    expect(await (await fetch(address)).text()).toBe('%PDF-');
  });
});

/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { fileTypes } from '../../../src/fields/file/file-types';
import { uploadFile } from '../../../src/firebase/upload-file';
import { compileRules } from '../../local-firebase/rules/compile-rules';
import type { RulesValue } from '../../local-firebase/rules/rules-value';
import { startTestBackend, type TestBackend } from '../../local-firebase/testing/test-backend';
import { readForms } from '../rules-files';
import { storageRules } from '../storage-rules';
import { fieldsOfEveryKind } from './every-rule-forms';
import { formOf } from './record-cases';
import { storageCases } from './storage-cases';

const siteForms = readForms(resolve(__dirname, '../../..'));
const families = formOf('families', {
  fields: fieldsOfEveryKind.filter(({ name }) => name === 'files'),
  rules: [],
});
const forms = [...siteForms, families];
const cases = storageCases(forms);
const folder = mkdtempSync(join(tmpdir(), 'rules-'));
const small = 1024;
const minute = 60_000;
const contentType = 'application/pdf';

const { decide } = compileRules(storageRules(forms), { file: 'any', service: 'firebase.storage' });
const app = initializeApp({
  projectId: 'demo-site',
  apiKey: 'any',
  storageBucket: 'demo-site.appspot.com',
});
const storage = getStorage(app);
let backend: TestBackend;
let now = Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  const storageRulesFile = join(folder, 'storage.rules');
  writeFileSync(storageRulesFile, storageRules(forms));
  backend = await startTestBackend({ storageRulesFile, clock: () => now });
  connectStorageEmulator(storage, 'localhost', backend.port);
});

afterAll(async () => {
  await deleteApp(app);
  await backend.close();
  rmSync(folder, { recursive: true });
});

const denied = { code: 'storage/unauthorized' };

test('the cases hold both outcomes of path, size and type', () => {
  expect(cases.filter(({ expected }) => expected)).toHaveLength(18);
  expect(cases.filter(({ expected }) => !expected).length).toBeGreaterThan(20);
});

test.each(cases.map((each) => [each.title, each.expected, each] as const))(
  'the rules: %s: %p',
  (_title, expected, file) => {
    const { path, bytes, contentDisposition = 'inline', contentEncoding = 'identity' } = file;
    const incoming = new Map<string, RulesValue>([
      ['size', BigInt(bytes)],
      ['contentType', file.contentType],
      ['contentDisposition', contentDisposition],
      ['contentEncoding', contentEncoding],
    ]);
    const { allowed } = decide({
      method: 'create',
      path: ['b', 'demo-site.appspot.com', 'o', ...path.split('/')],
      request: new Map([['resource', incoming]]),
      resource: null,
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
    const target = ref(storage, path);
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
  const address = await uploadFile(storage, new File(['x'], 'Lebenslauf.pdf.exe'), {
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
  const target = ref(storage, 'Image/CvDeveloper/0f8fad5b-d9cb-469f-a165-70867728950e');
  const settings = {
    contentType,
    contentDisposition: `attachment; filename="${target.name}.pdf"`,
    contentEncoding: 'identity',
  };
  const bytes = new TextEncoder().encode('%PDF-');
  let address: string;

  beforeAll(async () => {
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
    await expect(listAll(ref(storage, 'Image/CvDeveloper'))).rejects.toMatchObject(denied);
    await expect(listAll(ref(storage))).rejects.toMatchObject(denied);
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

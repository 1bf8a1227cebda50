/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compileRules, type RulesMethod } from './rules/compile-rules';
import { type RulesValue, timestamp } from './rules/rules-value';
import { records } from './testing/send';

/** What the committed rules say of methods and places; packages/security-rules proves what of values. */

type Collection = keyof typeof records;
type Fields = Readonly<Record<string, RulesValue>>;

const firestore = compileRules(readFileSync('firestore.rules', 'utf8'), {
  file: 'firestore.rules',
  service: 'cloud.firestore',
});
const storage = compileRules(readFileSync('storage.rules', 'utf8'), {
  file: 'storage.rules',
  service: 'firebase.storage',
});

const collections = Object.keys(records) as Collection[];
const knownMethods: RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

/** A form's valid record as rules see it: whole numbers are ints. */
const recordOf = (collection: Collection): Fields => ({
  ...records[collection],
  id: BigInt(records[collection].id),
});

const allows = (
  method: RulesMethod,
  path: string,
  { fields, stored }: { fields?: Fields; stored?: Fields } = {},
): boolean => {
  const resource = (data: Fields | undefined) => data && { data: new Map(Object.entries(data)) };
  return firestore.decide({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    incoming: resource(fields),
    stored: resource(stored),
  }).allowed;
};

describe.each(collections)('the rules of %s', (collection) => {
  const record = recordOf(collection);

  test('let a visitor add the record that the form sends', () => {
    expect(allows('create', `${collection}/x`, { fields: record })).toBe(true);
  });

  test('let the same record come twice and nothing else over it', () => {
    const path = `${collection}/x`;
    const repeat = Object.fromEntries(Object.entries(record).reverse());
    expect(allows('update', path, { fields: repeat, stored: record })).toBe(true);
    const { Date: _, ...less } = record;
    for (const fields of [
      { ...record, Email: 'eve@example.com' },
      { ...record, id: 1795246713261n },
      less,
      {},
    ]) {
      expect(allows('update', path, { fields, stored: record })).toBe(false);
    }
  });

  test('let nobody read, list or delete', () => {
    for (const method of ['get', 'list', 'delete'] as const) {
      expect(allows(method, `${collection}/x`, { stored: record })).toBe(false);
    }
  });

  test('refuse documents below its documents', () => {
    expect(allows('create', `${collection}/x/more/y`, { fields: record })).toBe(false);
  });
});

test('any other collection is closed', () => {
  const fields = recordOf('subcribe');
  for (const collection of ['subscribe', 'Subcribe', 'users', 'contact_cli']) {
    for (const method of knownMethods) {
      expect(allows(method, `${collection}/x`, { fields, stored: fields })).toBe(false);
    }
  }
});

describe('the rules of CVs', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const path = 'Image/CvDeveloper/0f8fad5b-d9cb-469f-a165-70867728950e';
  const allowed = (name: string, age: number | undefined) =>
    knownMethods.filter(
      (method) =>
        storage.decide({
          method,
          path: ['b', 'demo-site.appspot.com', 'o', ...name.split('/')],
          time: now,
          incoming: {
            size: 10n,
            contentType: 'application/pdf',
            contentDisposition: `attachment; filename="${path.slice(-36)}.pdf"`,
            contentEncoding: 'identity',
          },
          stored: age === undefined ? undefined : { timeCreated: timestamp(now - age) },
        }).allowed,
    );

  test('let a new one be added, and a stored one be got for ten minutes', () => {
    expect(allowed(path, undefined)).toEqual(['create']);
    expect(allowed(path, 0)).toEqual(['get']);
    expect(allowed(path, 599_999)).toEqual(['get']);
    expect(allowed(path, 600_000)).toEqual([]);
  });

  test('close every other place', () => {
    for (const other of ['Image/other', 'Image/CvDeveloper', 'x', `${path}/x`]) {
      expect([undefined, 0].flatMap((age) => allowed(other, age))).toEqual([]);
    }
  });
});

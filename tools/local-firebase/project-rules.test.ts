/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compileRules } from './rules/compile-rules';
import type { RulesMethod } from './rules/compile-rules';
import { FIRESTORE, STORAGE } from './rules/rules-service';
import type { RulesValue } from './rules/rules-value';
import { RECORDS } from './testing/records';

type Collection = keyof typeof RECORDS;
type Fields = Readonly<Record<string, RulesValue>>;

const firestore = compileRules(readFileSync('firestore.rules', 'utf8'), {
  file: 'firestore.rules',
  service: FIRESTORE,
});
const storage = compileRules(readFileSync('storage.rules', 'utf8'), {
  file: 'storage.rules',
  service: STORAGE,
});

const COLLECTIONS = Object.keys(RECORDS) as Collection[];
const METHODS: RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

/** A form's valid record as rules see it: whole numbers are ints. */
function recordOf(collection: Collection): Fields {
  return { ...RECORDS[collection], id: BigInt(RECORDS[collection].id) };
}

function allows(
  method: RulesMethod,
  path: string,
  { fields, stored }: { fields?: Fields; stored?: Fields } = {},
): boolean {
  const resource = (data: Fields | undefined) =>
    data ? new Map([['data', new Map(Object.entries(data))]]) : null;
  return firestore.decide({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    request: new Map([['resource', resource(fields)]]),
    resource: resource(stored),
  }).allowed;
}

function accepts(collection: Collection, changes: Fields): boolean {
  return allows('create', `${collection}/x`, { fields: { ...recordOf(collection), ...changes } });
}

describe.each(COLLECTIONS)('the rules of %s', (collection) => {
  const record = recordOf(collection);

  test('let a visitor add the record that the form sends', () => {
    expect(allows('create', `${collection}/x`, { fields: record })).toBe(true);
  });

  test('let the same record come twice and nothing else over it', () => {
    const path = `${collection}/x`;
    const repeat = Object.fromEntries(Object.entries(record).reverse());
    expect(allows('update', path, { fields: repeat, stored: record })).toBe(true);
    const changed = { ...record, Email: 'eve@example.com' };
    expect(allows('update', path, { fields: changed, stored: record })).toBe(false);
  });

  test('let nobody read, list or delete', () => {
    for (const method of ['get', 'list', 'delete'] as const) {
      expect(allows(method, `${collection}/x`, { stored: record })).toBe(false);
    }
  });

  test('refuse a record with a field too few or too many', () => {
    for (const name of Object.keys(record)) {
      const rest = Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
      expect(allows('create', `${collection}/x`, { fields: rest })).toBe(false);
    }
    expect(accepts(collection, { extra: 'x' })).toBe(false);
  });

  test('refuse a field of another type', () => {
    for (const [name, value] of Object.entries(record)) {
      for (const other of [null, true, 1.5, ['x'], new Map([['a', 'x']])]) {
        expect([name, accepts(collection, { [name]: other })]).toEqual([name, false]);
      }
      const swapped = typeof value === 'string' ? 5n : '5';
      expect([name, accepts(collection, { [name]: swapped })]).toEqual([name, false]);
    }
  });

  test('refuse documents below its documents', () => {
    expect(allows('create', `${collection}/x/more/y`, { fields: record })).toBe(false);
  });

  test.each<[string, RulesValue, boolean]>([
    ['Email', 'a@b.c', true],
    ['Email', `${'a'.repeat(250)}@b.c`, true],
    ['Email', `${'a'.repeat(251)}@b.c`, false],
    ['Email', 'ab.c', false],
    ['Email', 'a@bc', false],
    ['Email', '@b.c', false],
    ['Email', 'a@.c', false],
    ['Email', 'a@b.', false],
    ['Email', 'a b@c.d', false],
    ['Email', ' a@b.c', false],
    ['Email', 'a@b.c\n', false],
    ['Email', 'a@b@c.d', false],
    ['Email', '', false],
    ['id', 946_684_800_000n, true],
    ['id', 946_684_799_999n, false],
    ['id', 4_102_444_800_000n, true],
    ['id', 4_102_444_800_001n, false],
    ['id', 1_795_246_713_260, false],
    ['Date', 'x', true],
    ['Date', 'x'.repeat(100), true],
    ['Date', 'x'.repeat(101), false],
    ['Date', '', false],
  ])('%s %p: %p', (name, value, expected) => {
    expect(accepts(collection, { [name]: value })).toBe(expected);
  });
});

test.each<[Collection, string, RulesValue, boolean]>([
  ...(['Inquriy', 'freelancers', 'Contact_cli'] as const).flatMap((collection) =>
    (
      [
        ['0', true],
        ['0123456789', true],
        ['01234567890', false],
        ['', false],
        ['12a', false],
        ['+49123', false],
        ['1 2', false],
        ['\u0661\u0662', false],
      ] as const
    ).map(([number, expected]): [Collection, string, RulesValue, boolean] => [
      collection,
      'Number',
      number,
      expected,
    ]),
  ),
  ...(
    [
      ['Inquriy', 'Fname', 200],
      ['Inquriy', 'Pname', 200],
      ['freelancers', 'fullName', 200],
      ['freelancers', 'portfolioUrl', 2000],
      ['freelancers', 'Messsage', 5000],
      ['Contact_cli', 'Fullname', 200],
      ['Contact_cli', 'Company', 200],
      ['Contact_cli', 'Messsage', 5000],
    ] as const
  ).flatMap(([collection, field, most]): [Collection, string, RulesValue, boolean][] => [
    [collection, field, 'x', true],
    [collection, field, '\nx\n', true],
    [collection, field, '\u{1F600}', true],
    [collection, field, 'x'.repeat(most), true],
    [collection, field, 'x'.repeat(most + 1), false],
    [collection, field, '', false],
    [collection, field, ' \n\t', false],
  ]),
  ...['', 'React.js', 'Next.js', 'Express.js', 'Node.js', 'Fluter', 'Android'].map(
    (option): [Collection, string, RulesValue, boolean] => [
      'freelancers',
      'SelectedTechnology',
      option,
      true,
    ],
  ),
  ['freelancers', 'SelectedTechnology', 'Flutter', false],
  ['freelancers', 'CvFile', '', true],
  ['freelancers', 'CvFile', 'x'.repeat(2000), true],
  ['freelancers', 'CvFile', 'x'.repeat(2001), false],
  ...['', 'Business Man', 'Employes', 'Developer', 'Startup'].map(
    (who): [Collection, string, RulesValue, boolean] => [
      'Contact_cli',
      'Your',
      who && `You are a ${who}`,
      true,
    ],
  ),
  ['Contact_cli', 'Your', 'You are a Businessman', false],
])('the rules of %s take %s %p: %p', (collection, name, value, expected) => {
  expect(accepts(collection, { [name]: value })).toBe(expected);
});

test('any other collection is closed', () => {
  const fields = recordOf('subcribe');
  for (const collection of ['subscribe', 'Subcribe', 'users', 'contact_cli']) {
    for (const method of METHODS) {
      expect(allows(method, `${collection}/x`, { fields, stored: fields })).toBe(false);
    }
  }
});

describe('the rules of CVs', () => {
  const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const decide = (method: RulesMethod, name: string, size = 10n) =>
    storage.decide({
      method,
      path: ['b', 'demo-site.appspot.com', 'o', ...name.split('/')],
      request: new Map([['resource', new Map([['size', size]])]]),
      resource: null,
    }).allowed;

  test.each<[string, bigint, boolean]>([
    [`Image/CvDeveloper/${ID}`, 0n, true],
    [`Image/CvDeveloper/${ID}`, 10_485_760n, true],
    [`Image/CvDeveloper/${ID}`, 10_485_761n, false],
    [`Image/CvDeveloper/${ID.toUpperCase()}`, 10n, false],
    [`Image/CvDeveloper/${ID}.pdf`, 10n, false],
    ['Image/CvDeveloper/cv.pdf', 10n, false],
    [`Image/CvDeveloper/${ID}/${ID}`, 10n, false],
    [`Image/${ID}`, 10n, false],
    [`CvDeveloper/${ID}`, 10n, false],
    [ID, 10n, false],
  ])('creating %s of %p bytes: %p', (name, size, expected) => {
    expect(decide('create', name, size)).toBe(expected);
  });

  test('let a CV be got, and never listed, replaced or deleted', () => {
    const path = `Image/CvDeveloper/${ID}`;
    expect(METHODS.filter((method) => decide(method, path))).toEqual(['get', 'create']);
    expect(METHODS.filter((method) => decide(method, 'Image/other'))).toEqual([]);
  });
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow, ownKinds } from './own-kinds';

const engine = join(__dirname, '../..');
const schema = 'export const priceListSchema = 1;\n';

let src = '';
beforeEach(() => {
  src = mkdtempSync(join(tmpdir(), 'own-kinds-'));
});
afterEach(() => rmSync(src, { recursive: true }));

const write = (file: string, text = schema) => {
  mkdirSync(dirname(join(src, file)), { recursive: true });
  writeFileSync(join(src, file), text);
};

test('a folder with a schema is a kind of its sort; other files are what kinds share', () => {
  write('sections/price-list/schema.ts');
  write('sections/price-list/component.tsx');
  write('collections/price-list/schema.ts');
  write('shared/prices.ts');
  expect(ownKinds(src, engine).map(({ sort, names }) => [sort, names.name])).toEqual([
    ['collections', 'price-list'],
    ['sections', 'price-list'],
  ]);
});

test.each([
  ['sections/hero/schema.ts', 'src/sections/hero/schema.ts is a file of the engine already'],
  ['sections/section-schema.ts', 'src/sections/section-schema.ts is a file of the engine already'],
  ['sections/Price/schema.ts', 'src/sections/Price: a kind has small letters'],
  ['sections/prices/schema.ts', 'src/sections/prices: its schema.ts does not export pricesSchema.'],
  [
    'fields/price-list/schema.ts',
    'src/fields/price-list: a project can have kinds of its own in src/sections and src/collections.',
  ],
])('%s is refused in words', (file, message) => {
  write(file);
  expect(() => ownKinds(src, engine)).toThrow(message);
});

test('links lead nothing else into the engine', () => {
  write('sections/price-list/schema.ts');
  symlinkSync('/etc/hostname', join(src, 'sections/linked.ts'));
  symlinkSync('/etc', join(src, 'linked'));
  expect(filesBelow(src)).toEqual(['sections/price-list/schema.ts']);
});

test('a project without a folder src has none', () => {
  expect(ownKinds(join(src, 'none'), engine)).toEqual([]);
});

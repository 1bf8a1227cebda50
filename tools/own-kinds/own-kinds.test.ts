/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesFor } from '../../packages/config-values/names';
import { putFile } from '../../tests/put-files';
import { withLine } from './compose-engine';
import { filesOfKinds, linesOf, type OwnKind, ownKinds } from './own-kinds';

const engine = join(__dirname, '../..');
const schema = 'export const priceListSchema = 1;\n';

let src = '';
beforeEach(() => {
  src = mkdtempSync(join(tmpdir(), 'own-kinds-'));
});
afterEach(() => rmSync(src, { recursive: true }));

const write = (file: string, text = schema) => {
  putFile(join(src, file), text);
};

test('a folder with a schema is a kind of its sort; other files are what kinds share', () => {
  write('sections/price-list/schema.ts');
  write('sections/price-list/component.tsx');
  write('collections/price-list/schema.ts');
  write('fields/price-list/schema.ts');
  write('fields/price-list/condition.ts', 'export const priceListCondition = 1;');
  write('shared/prices.ts');
  expect(
    ownKinds(src, engine).map(({ sort, names, parts }) => [sort, names.name, ...parts]),
  ).toEqual([
    ['collections', 'price-list', 'schema'],
    ['fields', 'price-list', 'schema', 'condition'],
    ['sections', 'price-list', 'schema'],
  ]);
});

const sorts = 'src/sections, src/collections, src/fields, src/rules';

test.each([
  ['sections/hero/schema.ts', 'src/sections/hero/schema.ts is a file of the engine already'],
  ['sections/section-schema.ts', 'src/sections/section-schema.ts is a file of the engine already'],
  ['sections/Price/schema.ts', 'src/sections/Price: a kind has small letters'],
  ['sections/prices/schema.ts', 'src/sections/prices: its schema.ts does not export pricesSchema.'],
  [
    'rules/price-list/schema.ts',
    'src/rules/price-list: it has no rule.ts, as each kind there has.',
  ],
  ['section/price-list/schema.ts', `src/section/price-list: kinds stand in ${sorts}.`],
])('%s is refused in words', (file, message) => {
  write(file);
  expect(() => ownKinds(src, engine)).toThrow(message);
});

test('links lead nothing else into the engine', () => {
  write('sections/price-list/schema.ts');
  symlinkSync('/etc/hostname', join(src, 'sections/linked.ts'));
  symlinkSync('/etc', join(src, 'linked'));
  expect(filesOfKinds(src)).toEqual(['sections/price-list/schema.ts']);
});

test('a project without a folder src has none', () => {
  expect(ownKinds(join(src, 'none'), engine)).toEqual([]);
});

const lines = Object.entries(linesOf).flatMap(([sort, all]) =>
  all.map((line) => [sort as OwnKind['sort'], line] as const),
);

test.each(lines)('a kind of %s has its line in %j', (sort, line) => {
  const text = readFileSync(join(engine, line.file), 'utf8');
  const kind = { sort, names: namesFor('price-list'), parts: [line.part] };
  const added = withLine(text, kind, line)
    .split('\n')
    .filter((each) => !text.split('\n').includes(each));
  const exported = line.part === 'example' ? 'examples' : `priceList${line.part}`;
  expect(added).toEqual([
    expect.stringMatching(
      new RegExp(
        `^import \\{ ${exported} as ownPriceList\\w+ \\} from '\\..*/price-list/${line.part}';$`,
        'i',
      ),
    ),
    expect.stringMatching(/^ {2}'price-list': ownPriceList\w+,$/),
  ]);
});

test('a field kind without a value of its own holds a line of any text', () => {
  const [, value] = linesOf.fields;
  const text = readFileSync(join(engine, value.file), 'utf8');
  const kind = { sort: 'fields', names: namesFor('price-list'), parts: [] } as const;
  expect(withLine(text, kind, value)).toContain(",\n  'price-list': textValue,\n};");
});

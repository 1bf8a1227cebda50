/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What oxlint says by the project's own rules of a folder that holds these files. */

/** As .oxlintrc.json has them. */
const config = {
  jsPlugins: [resolve('tools/lint/plugin.mjs')],
  categories: { correctness: 'off' },
  rules: { 'project/import-order': 'error', 'project/layers': 'error' },
  overrides: [{ files: ['config/**/*.ts'], rules: { 'project/plain-config': 'error' } }],
};

type Said = { diagnostics: { code: string; filename: string }[] };

const lint = (files: Record<string, string>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [path, text] of Object.entries({
    '.oxlintrc.json': JSON.stringify(config),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as Said;
  return diagnostics
    .map(({ code, filename }) => `${filename}: ${/\((.*)\)/.exec(code)?.[1]}`)
    .sort();
};

test('imports go from a layer to those below it alone, however they are written', () => {
  const wrong = {
    'src/ui/static.ts': "import { hero } from '../sections/hero';\nhero();\n",
    'src/ui/later.ts': "export const load = () => import('../site/app');\n",
    'src/ui/again.ts': "export { hero } from '../sections/hero';\n",
    'src/ui/all.ts': "export * from '../layout/layout';\n",
    'src/ui/type.ts': "export type Hero = import('../sections/hero').Hero;\n",
    'src/ui/nested/deep.ts': "import '../../gallery/entry';\n",
    'src/schema/tools.ts': "import '../../tools/build/main';\n",
    'src/site/entry.ts': "import '../entry-client.tsx';\n",
  };
  expect(lint(wrong)).toEqual(
    Object.keys(wrong)
      .map((file) => `${file}: layers`)
      .sort(),
  );
});

test('form and submission do not know each other', () => {
  expect(
    lint({
      'src/form/form.ts': "import '../submission/send';\n",
      'src/submission/send.ts': "import '../form/form';\nimport '../fields/text';\n",
    }),
  ).toEqual([
    'src/form/form.ts: layers',
    'src/submission/send.ts: layers',
    'src/submission/send.ts: layers',
  ]);
});

test('what lies below, beside or outside of the layers is free', () => {
  expect(
    lint({
      'src/ui/prose.ts': "import '../schema/site';\nimport './points';\n",
      'src/sections/hero.ts': "import 'react';\nimport '../ui/prose';\n",
      'src/sectional.ts': "import './site/app';\n",
      'tools/build.ts': "import '../src/site/app';\n",
    }),
  ).toEqual([]);
});

const inOrder = (...names: string[]) => {
  const lines = names.map((name, index) => `import { x${index} } from '${name}';`);
  const used = names.map((_, index) => `x${index}`).join(', ');
  return `${lines.join('\n')}\nexport default [${used}];`;
};

/** Files that are right or wrong by themselves, linted in one run. */
const alone = {
  'config/call.ts': 'export default make();',
  'config/new.ts': 'export default new Date();',
  'config/spread.ts': 'export default { ...other };',
  'config/function.ts': 'export default { title: () => 1 };',
  'config/old-function.ts': 'export default { title: function () {} };',
  'config/process.ts': 'export default { title: process };',
  'config/literals.ts':
    "import type { Page } from '#types';\nexport default { title: 'A', list: [1, -2, true], deep: { a: null } } satisfies Page;",
  'tools/packages.ts':
    "import { a } from 'react';\nimport { b } from 'node:fs';\nexport default [a, b];",
  'tools/folders.ts': "import { a } from './a';\nimport { b } from '../b';\nexport default [a, b];",
  'tools/names.ts': "import { a } from 'yup';\nimport { b } from 'react';\nexport default [a, b];",
  'tools/empty-line.ts':
    "import { a } from 'react';\n\nimport { b } from 'yup';\nexport default [a, b];",
  'tools/in-order.ts': inOrder(
    ...['node:fs', '@mui/material', 'react', '#config/site', '../../b', '../a', './c'],
  ),
};

describe('of files that are looked at in one run', () => {
  let said: string[];
  beforeAll(() => (said = lint(alone)));
  const saidOf = (file: keyof typeof alone) => said.filter((each) => each.startsWith(`${file}: `));

  test.each([
    ['a call', 'config/call.ts'],
    ['something new', 'config/new.ts'],
    ['a spread', 'config/spread.ts'],
    ['a function', 'config/function.ts'],
    ['a function of the old kind', 'config/old-function.ts'],
    ['the process', 'config/process.ts'],
  ] as const)('config that holds %s is no plain data', (_what, file) => {
    expect(saidOf(file)).toEqual([`${file}: plain-config`]);
  });

  test('literals are plain data', () => {
    expect(saidOf('config/literals.ts')).toEqual([]);
  });

  test.each([
    ['packages before Node’s own', 'tools/packages.ts'],
    ['this folder before one above', 'tools/folders.ts'],
    ['names out of order', 'tools/names.ts'],
    ['an empty line between', 'tools/empty-line.ts'],
  ] as const)('imports: %s', (_what, file) => {
    expect(saidOf(file)).toEqual([`${file}: import-order`]);
  });

  test('imports in order: Node’s own, packages, config, folders above, this folder', () => {
    expect(saidOf('tools/in-order.ts')).toEqual([]);
  });
});

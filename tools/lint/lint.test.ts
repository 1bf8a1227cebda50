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

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const lint = (files: Record<string, string>): string[] => {
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
    'src/contract/tools.ts': "import '../../tools/build/main';\n",
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
      'src/ui/prose.ts': "import '../contract/site';\nimport './points';\n",
      'src/sections/hero.ts': "import 'react';\nimport '../ui/prose';\n",
      'src/sectional.ts': "import './site/app';\n",
      'tools/build.ts': "import '../src/site/app';\n",
    }),
  ).toEqual([]);
});

test.each([
  ['a call', 'export default make();'],
  ['something new', 'export default new Date();'],
  ['a spread', 'export default { ...other };'],
  ['a function', 'export default { title: () => 1 };'],
  ['a function of the old kind', 'export default { title: function () {} };'],
  ['the process', 'export default { title: process };'],
])('config that holds %s is no plain data', (_what, text) => {
  expect(lint({ 'config/site.ts': `${text}\n` })).toEqual(['config/site.ts: plain-config']);
});

test('literals are plain data', () => {
  const text =
    "export default { title: 'A', list: [1, -2, true], deep: { a: null } } satisfies Page;\n";
  expect(lint({ 'config/site.ts': `import type { Page } from './types';\n${text}` })).toEqual([]);
});

test.each([
  ['packages before Node’s own', "import { a } from 'react';\nimport { b } from 'node:fs';"],
  ['this folder before one above', "import { a } from './a';\nimport { b } from '../b';"],
  ['names out of order', "import { a } from 'yup';\nimport { b } from 'react';"],
  ['an empty line between', "import { a } from 'react';\n\nimport { b } from 'yup';"],
])('imports: %s', (_what, text) => {
  expect(lint({ 'tools/some.ts': `${text}\nexport default [a, b];\n` })).toEqual([
    'tools/some.ts: import-order',
  ]);
});

test('imports in order: Node’s own, packages, config, folders above, this folder', () => {
  const names = ['node:fs', '@mui/material', 'react', '#config/site', '../../b', '../a', './c'];
  const lines = names.map((name, index) => `import { x${index} } from '${name}';`);
  const used = names.map((_, index) => `x${index}`).join(', ');
  expect(lint({ 'tools/some.ts': `${lines.join('\n')}\nexport default [${used}];\n` })).toEqual([]);
});

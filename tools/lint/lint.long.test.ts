/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { putFiles } from '../../tests/put-files';

/** What oxlint says by the project's own rules of a folder that holds these files. */

type Rules = Record<string, unknown>;
type Configured = { plugins: string[]; overrides: { files: string[]; rules: Rules }[] };

const configured = JSON.parse(
  readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
) as Configured;

const isLookedAt = (rule: string) => rule.startsWith('project/') || rule === 'import/no-cycle';

/** These rules as .oxlintrc.json has them. */
const config = {
  plugins: configured.plugins,
  jsPlugins: [resolve('tools/lint/plugin.mjs')],
  categories: { correctness: 'off' },
  overrides: configured.overrides.map(({ files, rules }) => ({
    files,
    rules: Object.fromEntries(Object.entries(rules).filter(([rule]) => isLookedAt(rule))),
  })),
};

type LintReport = { diagnostics: { code: string; filename: string }[] };

const lint = (files: Record<string, string>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  putFiles(folder, {
    '.oxlintrc.json': JSON.stringify(config),
    ...files,
  });
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as LintReport;
  return diagnostics
    .map(({ code, filename }) => `${filename}: ${/\((.*)\)/.exec(code)?.[1]}`)
    .sort();
};

/** The messages about files that are all wrong in the same way. */
const all = (files: Record<string, string>, rule: string) =>
  Object.keys(files)
    .map((file) => `${file}: ${rule}`)
    .sort();

test('imports go from a layer only to those below it, however they are written', () => {
  const wrong = {
    'src/ui/static.ts': "import { hero } from '../sections/hero';\nhero();\n",
    'src/ui/later.ts': "export const load = () => import('../site/app');\n",
    'src/ui/again.ts': "export { hero } from '../sections/hero';\n",
    'src/ui/all.ts': "export * from '../layout/layout';\n",
    'src/ui/type.ts': "export type Hero = import('../sections/hero').Hero;\n",
    'src/ui/nested/deep.ts': "import '../../gallery/entry';\n",
    'src/site/entry.ts': "import '../entry-client.tsx';\n",
    'tools/cache.ts': "import { build } from './build/main';\nbuild();\n",
    'packages/files/write-file.ts': "import { build } from '../build/main';\nbuild();\n",
    'packages/config-values/values.ts':
      "import type { Sort } from '../check/sorts';\nexport type { Sort };",
    'tools/check/shape/value.ts': "export const load = () => import('../../build/main');\n",
    'tools/lint/plugin.mjs': "export { build } from '../build/main';\n",
    'packages/security-rules/forms.ts': "import '../check/main';\n",
  };
  expect(lint(wrong)).toEqual(all(wrong, 'layers'));
});

test('what is deployed imports no tools; what visitors load imports no functions', () => {
  const wrong = {
    'functions/index.ts': "import { readValue } from '../tools/check/values';\nreadValue();\n",
    'packages/mails/delivery/type.ts': "export type { Lock } from '../../../tools/file-lock';\n",
    'src/site/tools.ts': "import '../build/main';\n",
    'src/entry-server.tsx': "import '../packages/mails';\n",
  };
  expect(lint(wrong)).toEqual(all(wrong, 'layers'));
});

test('a box is entered by its face alone', () => {
  const wrong = {
    'tools/deploy/main.ts': "import '../../packages/mails/compose/mail';\n",
    'packages/security-rules/limits.ts': "import '../rules-language/rules-limits';\n",
  };
  expect(lint(wrong)).toEqual(all(wrong, 'layers'));
  expect(
    lint({
      'tools/deploy/main.ts':
        "import '../../packages/mails';\nimport '../../packages/security-rules/index';\n",
      'packages/security-rules/index.ts': "import './limits';\nimport '../rules-language';\n",
      'packages/mails/face.test.ts': "import '../rules-language/rules-limits';\n",
    }),
  ).toEqual([]);
});

test('folders of one layer do not know each other', () => {
  expect(
    lint({
      'src/form/form.ts': "import '../submission/send';\n",
      'src/submission/send.ts': "import '../form/form';\nimport '../fields/text';\n",
      'tools/photos/photos.ts': "import '../fonts/letters';\n",
    }),
  ).toEqual([
    'src/form/form.ts: layers',
    'src/form/form.ts: no-cycle',
    'src/submission/send.ts: layers',
    'src/submission/send.ts: layers',
    'src/submission/send.ts: no-cycle',
    'tools/photos/photos.ts: layers',
  ]);
});

test('a folder or file without a layer is reported', () => {
  const wrong = {
    'src/sectional.ts': '',
    'tools/unknown/main.ts': '',
    'packages/unknown/index.ts': '',
  };
  expect(lint(wrong)).toEqual(all(wrong, 'layers'));
});

test('what lies below, beside or outside of the layers is free', () => {
  expect(
    lint({
      'src/ui/prose.ts': "import '../schema/site';\nimport './points';\n",
      'src/sections/hero.ts': "import 'react';\nimport '../ui/prose';\n",
      'tools/build/main.ts': "import '../../functions/index';\nimport '../../src/site/app';\n",
      'functions/index.ts': "import '../src/fields/file';\nimport '../packages/mails';\n",
      'tests/journey.ts': "import '../src/site/app';\nimport '../tools/build/main';\n",
    }),
  ).toEqual([]);
});

test('tests and what they share import anything, and only they import it', () => {
  const journey = "import '../../../tests/journey';\n";
  expect(
    lint({
      'packages/mails/mail.test.ts': "import '../build/main';\n",
      'tools/check/testing/agency.ts': `${journey}import '../../build/main';\n`,
      'tools/check/nested/agency.ts': `${journey}import '../testing/agency';\n`,
    }),
  ).toEqual(['tools/check/nested/agency.ts: layers', 'tools/check/nested/agency.ts: layers']);
});

test.each([
  ['values', "import { b } from './b';\nexport const a = b;\n", "export { a as b } from './a';\n"],
  [
    'types',
    "import type { B } from './b';\nexport type A = B[];\n",
    "export type { A as B } from './a';\n",
  ],
])('a circle of imports within a folder is found: of %s', (_what, a, b) => {
  const wrong = { 'src/ui/a.ts': a, 'src/ui/b.ts': b };
  expect(lint(wrong)).toEqual(all(wrong, 'no-cycle'));
});

const inOrder = (...names: string[]) => {
  const lines = names.map((name, index) => `import { x${index} } from '${name}';`);
  const used = names.map((_, index) => `x${index}`).join(', ');
  return `${lines.join('\n')}\nexport default [${used}];`;
};

/** Files that are right or wrong by themselves, linted in one run. */
const independent = {
  'config/call.ts': 'export default make();',
  'config/new.ts': 'export default new Date();',
  'config/spread.ts': 'export default { ...other };',
  'config/function.ts': 'export default { title: () => 1 };',
  'config/old-function.ts': 'export default { title: function () {} };',
  'config/process.ts': 'export default { title: process };',
  'config/literals.ts':
    "import type { Page } from '#types';\nexport default { title: 'A', list: [1, -2, true], deep: { a: null } } satisfies Page;",
  'tests/packages.ts':
    "import { a } from 'react';\nimport { b } from 'node:fs';\nexport default [a, b];",
  'tests/folders.ts': "import { a } from './a';\nimport { b } from '../b';\nexport default [a, b];",
  'tests/names.ts': "import { a } from 'yup';\nimport { b } from 'react';\nexport default [a, b];",
  'tests/empty-line.ts':
    "import { a } from 'react';\n\nimport { b } from 'yup';\nexport default [a, b];",
  'tests/in-order.ts': inOrder(
    ...['node:fs', '@mui/material', 'react', '#config/site', '../../b', '../a', './c'],
  ),
};

describe('of files that are looked at in one run', () => {
  let reports: string[];
  beforeAll(() => (reports = lint(independent)));
  const reportsOf = (file: keyof typeof independent) =>
    reports.filter((each) => each.startsWith(`${file}: `));

  test.each([
    ['a call', 'config/call.ts'],
    ['something new', 'config/new.ts'],
    ['a spread', 'config/spread.ts'],
    ['a function', 'config/function.ts'],
    ['a function of the old kind', 'config/old-function.ts'],
    ['the process', 'config/process.ts'],
  ] as const)('config that holds %s is not plain data', (_what, file) => {
    expect(reportsOf(file)).toEqual([`${file}: plain-config`]);
  });

  test('literals are plain data', () => {
    expect(reportsOf('config/literals.ts')).toEqual([]);
  });

  test.each([
    ['packages before Node’s own', 'tests/packages.ts'],
    ['this folder before one above', 'tests/folders.ts'],
    ['names out of order', 'tests/names.ts'],
    ['an empty line between', 'tests/empty-line.ts'],
  ] as const)('imports: %s', (_what, file) => {
    expect(reportsOf(file)).toEqual([`${file}: import-order`]);
  });

  test('imports in order: Node’s own, packages, config, folders above, this folder', () => {
    expect(reportsOf('tests/in-order.ts')).toEqual([]);
  });
});

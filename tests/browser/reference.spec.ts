import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { documentedFiles } from '../../tools/reference/documented-files';
import { kinds } from '../../tools/reference/kinds';
import { copyProject } from './project-copy';

/** The complete files that docs/config.md shows, by the type that each satisfies. */
const examples = [...readFileSync('docs/config.md', 'utf8').matchAll(/```ts\n([^`]*)```/g)].map(
  ([, source = '']) => source,
);

const exampleOf = (type: string) => {
  const found = examples.find((source) => source.startsWith(`import type { ${type} }`));
  if (!found) throw new Error(`docs/config.md has no example of ${type}.`);
  return found;
};

const wordsForEditors = [
  ...documentedFiles.flatMap(({ group }) => group.keys.map(({ says }) => says)),
  ...kinds.flatMap(({ choice }) => choice.choices.map(({ group }) => group.says)),
];

const files = {
  SiteDefinition: 'config/site.ts',
  ThemeDefinition: 'config/theme.ts',
  RoutesDefinition: 'config/routes.ts',
  PageDefinition: 'config/pages/home.ts',
  FormDefinition: 'config/forms/callback.ts',
};

test('the complete files of docs/config.md are a config that is in order, compiles and is built', async () => {
  test.setTimeout(240_000);
  const project = copyProject();
  for (const folder of ['config/pages', 'config/forms']) {
    readdirSync(join(project.folder, folder)).forEach((name) =>
      rmSync(join(project.folder, folder, name)),
    );
  }
  Object.entries(files).forEach(([type, file]) => project.write(file, exampleOf(type)));
  // The pictures that they name, whatever these show.
  for (const [, picture = ''] of examples.join('').matchAll(/'(\/pictures\/[^']+)'/g)) {
    const path = join(project.folder, 'public', picture);
    mkdirSync(dirname(path), { recursive: true });
    cpSync('docs/pictures/headline.webp', path);
  }
  const config = { extends: './tsconfig.json', include: ['config'] };
  project.write('tsconfig.config.json', JSON.stringify(config));
  for (const args of [
    ['tsx', 'tools/security-rules/main.ts'],
    ['tsx', 'tools/check/main.ts'],
    ['tsc', '-p', 'tsconfig.config.json'],
    ['tsx', 'tools/build/main.ts'],
  ]) {
    const { status, output } = await project.run(args);
    expect(status, output).toBe(0);
  }
  const html = project.read('dist/site/index.html');
  expect(html).toContain('Websites by the sea | Harbour Web');
  expect(html).toContain('Shall we call you?');
  expect(html).not.toContain('A Year In Figures');
  const scripts = readdirSync(join(project.folder, 'dist/site/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => project.read(`dist/site/assets/${name}`))
    .join('\n');
  // Words for editors are nothing that a visitor should load.
  expect(wordsForEditors.filter((words) => scripts.includes(words))).toEqual([]);
  await project.remove();
});

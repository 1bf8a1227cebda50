import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from './project-copy';

/** The complete files that docs/config.md shows, by the type that each satisfies. */
const examples = Object.fromEntries(
  [...readFileSync('docs/config.md', 'utf8').matchAll(/```ts\n(import type [^`]*)```/g)].map(
    ([, source = '']) => [/import type \{ (\w+) \}/.exec(source)?.[1], source],
  ),
);

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
  Object.entries(files).forEach(([type, file]) => project.write(file, examples[type]!));
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
  project.remove();
});

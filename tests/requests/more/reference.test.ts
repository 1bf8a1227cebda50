/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { documentedFiles, kinds } from '../../../packages/schema-docs/documented-files';
import { copyProject, type ProjectCopy } from '../../browser/project-copy';

// A busy machine builds for a minute.
jest.setTimeout(240_000);

/** The complete files in docs/config.md, by the type that each satisfies. */
const examples = [...readFileSync('docs/config.md', 'utf8').matchAll(/```ts\n([^`]*)```/g)].map(
  ([, source = '']) => source,
);

const exampleOf = (type: string) => {
  const found = examples.find((source) => source.startsWith(`import type { ${type} }`));
  if (!found) throw new Error(`docs/config.md has no example of ${type}.`);
  return found;
};

const wordsForEditors = [
  ...documentedFiles.flatMap(({ group }) =>
    group.is === 'group' ? group.keys.map(({ description }) => description) : [],
  ),
  ...kinds().flatMap(({ choice }) => choice.choices.map(({ group }) => group.description)),
];

type NamedPicture = { file: string; width: number; height: number };

/** The pictures that the examples name, each with its declared size. */
const picturesIn = (source: string): NamedPicture[] => {
  const numberIn = (text: string, key: string) =>
    Number(new RegExp(`${key}: (\\d+)`).exec(text)?.[1] ?? 512);
  return [...source.matchAll(/'(\/pictures\/[^']+)'(?=([^{}]*))/g)].map(
    ([, file = '', behind = '']) => ({
      file,
      width: numberIn(behind, 'width'),
      height: numberIn(behind, 'height'),
    }),
  );
};

const drawPicture = async (path: string, { width, height }: NamedPicture) => {
  mkdirSync(dirname(path), { recursive: true });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#33507a"/></svg>`;
  if (path.endsWith('.svg')) writeFileSync(path, drawing);
  else await sharp(Buffer.from(drawing)).toFile(path);
};

const files = {
  SiteDefinition: 'config/site.ts',
  ThemeDefinition: 'config/theme.ts',
  RoutesDefinition: 'config/routes.ts',
  PageDefinition: 'config/pages/home.ts',
  FormDefinition: 'config/forms/callback.ts',
};

describe('the complete files of docs/config.md', () => {
  let project: ProjectCopy;
  beforeAll(async () => {
    project = copyProject();
    for (const folder of ['config/pages', 'config/forms']) {
      readdirSync(join(project.folder, folder)).forEach((name) =>
        rmSync(join(project.folder, folder, name)),
      );
    }
    Object.entries(files).forEach(([type, file]) => project.write(file, exampleOf(type)));
    for (const picture of picturesIn(examples.join(''))) {
      await drawPicture(join(project.folder, 'public', picture.file), picture);
    }
  });
  afterAll(() => project.remove());

  const expectDone = async (...args: string[]) => {
    const { status, output } = await project.run(args);
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${output}`);
  };

  test('pass the check', async () => {
    await expectDone('tools/write-rules/main.ts');
    await expectDone('tools/check/main.ts');
  });

  test('compile', async () => {
    const config = { extends: './tsconfig.json', include: ['config'] };
    project.write('tsconfig.config.json', JSON.stringify(config));
    await expectDone('tsc', '-p', 'tsconfig.config.json');
  });

  test('are built, and pages show their texts', async () => {
    // The complete file closes the site for some time.
    const open = exampleOf('SiteDefinition').replace(/^ {2}maintenance: \{[^}]*\},\n/m, '');
    project.write('config/site.ts', open);
    await expectDone('tools/build/main.ts');
    const html = project.read('dist/site/index.html');
    expect(html).toContain('Websites by the sea | Harbour Web');
    expect(html).toContain('Shall we call you?');
    expect(html).not.toContain('A Year In Figures');
  });

  test('add no words for editors to visitors’ scripts', () => {
    const scripts = readdirSync(join(project.folder, 'dist/site/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => project.read(`dist/site/assets/${name}`))
      .join('\n');
    expect(wordsForEditors.filter((words) => scripts.includes(words))).toEqual([]);
  });
});

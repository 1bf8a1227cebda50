import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces each vite-modules.ts of src in Jest: the same folders, read when needed. */
const root = join(__dirname, '..');

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const sectionModules = Object.fromEntries(
  readdirSync(join(root, 'src/sections'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/component.tsx'))
    .map((file) => [
      `../sections/${file}`,
      (): Promise<unknown> => Promise.resolve(jest.requireActual(join(root, 'src/sections', file))),
    ]),
);

const kindFiles = foldersIn('src/fields')
  .flatMap((name) =>
    ['', 'list/', 'other/', 'steppers/', 'slots/', 'by-country/', 'several/'].map(
      (part) => `./${name}/${part}control.tsx`,
    ),
  )
  .filter((file) => existsSync(join(root, 'src/fields', file)));

const kindModule = (file: string) => jest.requireActual<object>(join(root, 'src/fields', file));

const isFirst = (file: string) => /^\.\/(?:select|textarea)\/control\.tsx$/.test(file);

export const firstKinds = Object.fromEntries(
  kindFiles.filter(isFirst).map((file) => [file, kindModule(file)]),
);
export const laterKinds = Object.fromEntries(
  kindFiles
    .filter((file) => !isFirst(file))
    .map((file) => [file, () => Promise.resolve(kindModule(file))]),
);

const exampleFiles = ['sections', 'fields', 'collections']
  .flatMap((group) => foldersIn(`src/${group}`).map((name) => `${group}/${name}/example.ts`))
  .filter((file) => existsSync(join(root, 'src', file)));

const examplesOf = (group: string) => exampleFiles.filter((file) => file.startsWith(`${group}/`));

export const exampleModules = Object.fromEntries(
  [...examplesOf('sections'), ...examplesOf('fields')].map((file) => [
    `../../${file}`,
    (): Promise<unknown> => Promise.resolve(jest.requireActual(join(root, 'src', file))),
  ]),
);

/** Each is read when it is asked for: few tests need them. */
const examplesIn = (group: string): Record<string, object> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      examplesOf(group).map((file) => [
        `../${file}`,
        {
          enumerable: true,
          get: () => jest.requireActual<object>(join(root, 'src', file)),
        },
      ]),
    ),
  );

export const sectionExamples = examplesIn('sections');
export const fieldExamples = examplesIn('fields');
export const collectionExamples = examplesIn('collections');

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces Vite's import.meta.glob in Jest: the same folders, read when needed. */
const root = join(__dirname, '..');

const loaders = (folder: string, key: (name: string) => string, file = '') =>
  Object.fromEntries(
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => (file === '' ? entry.name.endsWith('.ts') : entry.isDirectory()))
      .map(({ name }) => [
        key(name),
        (): Promise<unknown> => Promise.resolve(jest.requireActual(join(root, folder, name, file))),
      ]),
  );

const withoutEnding = (name: string) => name.replace(/\.ts$/, '');

export const pageModules = loaders('config/pages', withoutEnding);
export const formModules = loaders('config/forms', withoutEnding);
export const sectionModules = loaders(
  'src/sections',
  (name) => `../sections/${name}/component.tsx`,
  'component.tsx',
);

const kindFiles = readdirSync(join(root, 'src/fields'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [`./${name}/control.tsx`, `./${name}/list/control.tsx`])
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

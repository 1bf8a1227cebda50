import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../places';
import { settingOf, type SubjectName } from '../registry';

/** The version of the package `name` in the first of `folders` that has it. */
const versionOf = (name: string, folders: string[]) => {
  const file = folders
    .map((folder) => join(folder, 'node_modules', name, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${name} is not installed: run npm ci in bench.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** The packages of a subject, in one line. */
export const versions = (name: SubjectName): string => {
  const { title, packages, madeOf } = settingOf(name);
  const parts = ['react', ...madeOf].map(
    (part) => `${part} ${versionOf(part, [packages, places.bench])}`,
  );
  return `${title}: ${parts.join(', ')}`;
};

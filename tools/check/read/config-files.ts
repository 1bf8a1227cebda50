import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join, relative } from 'node:path';

export type ConfigSources = Record<string, string>;

/** The types of the others, which hold no values. */
const types = 'config/types.ts';

/** What systems and editors leave behind: .DS_Store, .about.ts.swp, Thumbs.db, about.ts~. */
const leftBehind = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/i;

const isFile = (entry: Dirent) =>
  entry.isFile() ||
  (entry.isSymbolicLink() &&
    statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true);

/** Pictures and the like: of a text in two bytes a letter, the name says that it is one. */
const isBinary = (file: string, text: string) => !/\.ts$/i.test(file) && text.includes('\0');

/** Without config/ every file of it is told as missing. */
const entriesIn = (folder: string): Dirent[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];

/** Every file of config/ that says something or was meant to, with its text, by its path from the project's root. */
export const readConfigSources = (root: string): ConfigSources => {
  const files = entriesIn(join(root, 'config'))
    .filter(isFile)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== types && !file.endsWith('.test.ts') && !leftBehind.test(file))
    .sort();
  return Object.fromEntries(
    files
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
      .filter(([file, text]) => !isBinary(file, text)),
  );
};

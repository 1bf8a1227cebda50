import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The families of the installed packages @fontsource-variable/… in `root`, as CSS calls them. */
export const installedFonts = (root: string): string[] => {
  const folder = join(root, 'node_modules/@fontsource-variable');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((id) => join(folder, id, 'metadata.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { family: string })
    .map(({ family }) => `${family} Variable`)
    .sort();
};

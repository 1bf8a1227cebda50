import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ConfigSources = Record<string, string>;

/** The types of the others, which hold no values. */
const types = 'config/types.ts';

/** Every TypeScript file of config/ that says something, with its text, by its path from the project's root. */
export const readConfigSources = (root: string): ConfigSources => {
  const names = readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => `config/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== types)
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
};

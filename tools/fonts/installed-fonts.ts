import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFolder } from '../roots';

type Metadata = { family: string; variable?: Record<string, unknown> };

const metadataIn = (root: string): Metadata[] => {
  const folder = join(packagesFolder(root), '@fontsource-variable');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((id) => join(folder, id, 'metadata.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Metadata);
};

const named = (fonts: Metadata[]) => fonts.map(({ family }) => `${family} Variable`).sort();

/** The families of the packages @fontsource-variable/… that the engine in `root` finds, as CSS calls them. */
export const installedFonts = (root: string): string[] => named(metadataIn(root));

/** Those of them that have a cut for each size. */
export const opticalFonts = (root: string): string[] =>
  named(metadataIn(root).filter(({ variable }) => variable?.opsz !== undefined));

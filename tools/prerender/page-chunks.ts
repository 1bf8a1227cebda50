import type { Manifest } from 'vite';

export type PageChunks = {
  /** The script that starts the site. Paths from the root, as all here. */
  entry: string;
  /** What the entry and the page import, fetched together with it. */
  imports: string[];
};

/**
 * The scripts that a page needs first: the entry, its own chunks, and what they import. `page` is its
 * file, from the project's root.
 */
export const pageChunks = (manifest: Manifest, page: string, kinds: string[]): PageChunks => {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  visit('index.html');
  visit(page);
  kinds.forEach((kind) => visit(`src/sections/${kind}/component.tsx`));
  const [entry, ...imports] = found;
  if (!entry) throw new Error('The build has no entry script.');
  return { entry, imports };
};

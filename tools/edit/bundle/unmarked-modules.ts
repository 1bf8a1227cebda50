import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What of the page looks at the letters of a text, and what stands in for it in the editor's pages: the same without
 * the marks that texts carry there. So nothing that visitors load has to know of marks.
 */
export const unmarkedModules: Record<string, string> = {
  'src/ui/title.tsx': 'packages/editor/unmarked/unmarked-title.tsx',
  'src/sections/table/is-amount.ts': 'packages/editor/unmarked/unmarked-amounts.ts',
  'src/sections/table/comparison/is-said.ts': 'packages/editor/unmarked/unmarked-said.ts',
  'src/sections/quotes/large/letters.ts': 'packages/editor/unmarked/unmarked-letters.ts',
  'src/pictures/team-tile.tsx': 'packages/editor/unmarked/unmarked-team-tile.tsx',
};

/** What ends like an import of one of these files: the others need not be looked at. */
export const namesOf = (files: readonly string[]): RegExp => {
  const names = files.map((file) => basename(file).replace(/\.tsx?$/, ''));
  return new RegExp(`(?:^|/)(?:${names.join('|')})$`);
};

/** Puts them in place; they themselves get what they stand in for. */
export const unmarkedModulesPlugin = (root: string): Plugin => {
  const pathOf = (file: string) => join(root, file).replaceAll('\\', '/');
  const standIns = new Map(
    Object.entries(unmarkedModules).map(([file, standIn]) => [pathOf(file), pathOf(standIn)]),
  );

  return {
    name: 'edit-unmarked-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: namesOf(Object.keys(unmarkedModules)) },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const standIn = found && standIns.get(found.id);
        return standIn === undefined || importer === standIn ? found : standIn;
      },
    },
  };
};

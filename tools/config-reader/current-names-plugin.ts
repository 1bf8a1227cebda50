import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { sortOfFile } from '../../src/site/file-sorts';
import { currentNames } from './current-names';
import { readLiteral } from './read-literal';

/**
 * Builds the site in the folder `site` from config that has names from before as from one of today; visitors load
 * nothing of it. The dev server reads all of config itself (tools/dev-config).
 */
export const currentNamesPlugin = (site: string): Plugin => ({
  name: 'current-names',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/config\/(?:[\w-]+\/)?[\w-]+\.ts$/ },
    handler: (id) => {
      const schema = sortOfFile(relative(site, id).replaceAll('\\', '/'))?.schema;
      if (!schema) return undefined;
      const { value: written } = readLiteral(readFileSync(id, 'utf8'));
      const { value, former, words } = currentNames(written, schema);
      return former.length === 0 && words.length === 0
        ? undefined
        : `export default ${JSON.stringify(value)};`;
    },
  },
});

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { drawingOf } from '../../src/pictures/motifs/drawings';
import type { MotifParts } from '../../src/pictures/motifs/drawn';
import { themeFile } from '../../src/schema/config-files';
import type { ThemeDefinition } from '../../src/schema/theme';

/** The parts by the last words of their modules; those of `growth` stand in src/pictures, each for itself. */
const parts: Record<string, { name: keyof MotifParts; growth: [file: string, name: string] }> = {
  opening: { name: 'Opening', growth: ['climb', 'Climb'] },
  backdrop: { name: 'Backdrop', growth: ['ledger', 'Ledger'] },
  emblem: { name: 'Emblem', growth: ['sprout', 'Sprout'] },
  mark: { name: 'Mark', growth: ['growth-mark', 'GrowthMark'] },
};

const prefix = '#motif/';
const virtualPrefix = '\0virtual:motif/';

/**
 * `#motif/opening`, `backdrop`, `emblem` and `mark` of the built site in `folder`: the parts of the motif that
 * config/theme.ts names, and of no other. The dev server has them all (package.json).
 */
export const motifPlugin = (folder: string): Plugin => {
  let pictures = '';
  const motif = () => {
    const theme = readSiteConfig(folder).values.get(themeFile);
    return (theme as Partial<ThemeDefinition> | undefined)?.motif;
  };
  return {
    name: 'motif',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      pictures = join(root, 'src/pictures').replaceAll('\\', '/');
    },
    resolveId: {
      filter: { id: /^#motif\// },
      handler: (id) => virtualPrefix + id.slice(prefix.length),
    },
    load: {
      filter: { id: /^\0virtual:motif\// },
      handler: (id) => {
        const part = parts[id.slice(virtualPrefix.length)];
        if (!part) throw new Error(`A motif has no part ${id.slice(virtualPrefix.length)}.`);
        const { name } = part;
        const shown = motif() ?? 'none';
        if (drawingOf(shown)) {
          return [
            `import { drawnParts } from '${pictures}/motifs/drawn.tsx';`,
            `import { ${shown} } from '${pictures}/motifs/${shown}.ts';`,
            `export const { ${name} } = drawnParts(${shown});`,
          ].join('\n');
        }
        const [file, own] = shown === 'growth' ? part.growth : ['motifs/none', 'None'];
        return `export { ${own} as ${name} } from '${pictures}/${file}.tsx';`;
      },
    },
  };
};

import { join } from 'node:path';
import type { Alias } from 'vite';
import { groupOf, textOf, type Values } from '../packages/config-values/values';
import { siteFile, themeFile } from '../src/schema/config-files';

/** A name by which src imports what config chooses one of, and the file of it in src. */
type Look = readonly [find: Alias['find'], file: string];

/** The parts of a motif: `#motif/mark` and the like. */
const motifPart = /^#motif\/(.+)$/;

/** Where config may come to choose any look at any moment: the dev server, the gallery. */
const everyLook: Look[] = [
  ['#header', 'layout/headers/any.tsx'],
  ['#strip', 'layout/strips/any.tsx'],
  ['#footer', 'layout/footers/any.tsx'],
  [motifPart, 'pictures/motifs/every.tsx'],
];

/** The looks that config chooses, and no other: visitors pay for no more. */
const chosenLooks = (values: Values): Look[] => {
  const { header, footer, business } = groupOf(values.get(siteFile));
  const chosen = (group: unknown, key: string, usual: string) =>
    textOf(groupOf(group)[key]) ?? usual;
  const top = chosen(header, 'look', 'bar');
  const strip = chosen(header, 'strip', 'contact');
  const shown = strip === 'hours' && !groupOf(business).hours ? 'contact' : strip;
  const bottom = chosen(footer, 'look', 'columns');
  const motif = chosen(values.get(themeFile), 'motif', 'none');
  return [
    ['#header', top === 'bar' ? 'layout/header.tsx' : `layout/headers/${top}.tsx`],
    ['#strip', `layout/strips/${shown}.tsx`],
    ['#footer', bottom === 'columns' ? 'layout/footer.tsx' : `layout/footers/${bottom}.tsx`],
    // Each page gets only what it shows of drawings that have little in common.
    [motifPart, `pictures/motifs/${motif === 'growth' ? 'growth/$1.tsx' : `parts/${motif}.ts`}`],
  ];
};

type Code = {
  root: string;
  /** What `SiteRuntime` is, from the project's root. */
  runtime: string;
  /** Values of the config that is built; undefined where config may come to choose any look. */
  values?: Values | undefined;
};

/** What stands for names that src imports, for Vite; package.json has the same for everyone else. */
export const codeAliases = ({ root, runtime, values }: Code): Alias[] => [
  // What differs on the dev server: src/site/site-runtime.ts says what.
  { find: '#site-runtime', replacement: join(root, runtime) },
  ...(values ? chosenLooks(values) : everyLook).map(([find, file]) => ({
    find,
    replacement: join(root, 'src', file),
  })),
  // notistack's own styles, a style element that the policy of every page refuses.
  { find: /^goober$/, replacement: join(root, 'src/layout/toast-css.ts') },
];

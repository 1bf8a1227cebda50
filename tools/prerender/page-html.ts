import type { Manifest } from 'vite';
import type { HeadTag } from '../../src/head/head-tags';
import { plainSigns } from '../../src/schema/texts';

const inAttribute = (text: string) =>
  plainSigns(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An element of the head as HTML. */
export const tagHtml = ({ element, attributes }: HeadTag): string => {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${inAttribute(value)}"`,
  );
  return `<${element} ${written.join(' ')}/>`;
};

/** Data for search engines as an element; no text in it can end the element. */
export const jsonLdHtml = (graph: object): string =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;

type PageChunks = {
  /** The script that starts the site. Paths from the root, as all here. */
  entry: string;
  /** The imports of the entry, in dependency order. */
  imports: string[];
  /** The page's own chunks. */
  chunks: string[];
};

/** The files of `keys` and of their imports, in dependency order. */
const filesOf = (manifest: Manifest, keys: string[]) => {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    found.add(`/${chunk.file}`);
  };
  const seen = new Set<string>();
  keys.forEach(visit);
  return [...found];
};

/**
 * The first scripts of a page: the entry, its own chunks, and their imports. `page` is its file, from
 * the project's root.
 */
export const pageChunks = (manifest: Manifest, page: string, kinds: string[]): PageChunks => {
  const started = filesOf(manifest, ['index.html']);
  const entry = started.at(-1);
  if (!entry) throw new Error('The build has no entry script.');
  const components = kinds.map((kind) => `src/sections/${kind}/component.tsx`);
  const shown = filesOf(manifest, [page, ...components]);
  return {
    entry,
    imports: started.slice(0, -1),
    chunks: shown.filter((file) => !started.includes(file)),
  };
};

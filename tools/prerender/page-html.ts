import type { Manifest } from 'vite';
import type { HeadTag } from '../../src/head/head-tags';
import { plainSigns } from '../../src/schema/texts';
import type { ThemeDefinition } from '../../src/schema/theme';

const inAttribute = (text: string) =>
  plainSigns(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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

/** The first scripts of a page: the entry, those of its modules, by their files from the project's root, and their imports. */
export const pageChunks = (manifest: Manifest, modules: string[]): PageChunks => {
  const started = filesOf(manifest, ['index.html']);
  const entry = started.at(-1);
  if (!entry) throw new Error('The build has no entry script.');
  const shown = filesOf(manifest, modules);
  return {
    entry,
    imports: started.slice(0, -1),
    chunks: shown.filter((file) => !started.includes(file)),
  };
};

type StartOptions = {
  chunks: PageChunks;
  /** The text of src/hydration/early-script.ts. */
  script: string;
  /** Something of the page is done without an act of the visitor. */
  isAlways: boolean;
  /** The languages of the page by their tags, its own first. */
  languages: readonly string[];
};

/** The script in the head of a page, with what it is to know: src/hydration/cannot-wait.ts. */
export const startHtml = ({ chunks, script, isAlways, languages }: StartOptions): string => {
  const { entry, imports, chunks: own } = chunks;
  const facts = [
    // First: src/loading/reload-once.ts looks for it.
    ['entry', entry],
    ['imports', imports.join(' ')],
    ['chunks', own.join(' ')],
    ...(isAlways ? [['always', '']] : []),
    ...(languages.length > 1 ? [['languages', languages.join(' ')]] : []),
  ] as const;
  const attributes = facts.map(([name, value = '']) => `data-${name}="${inAttribute(value)}"`);
  return `<script ${attributes.join(' ')}>${script}</script>`;
};

const fading =
  '@media screen and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}}';

/**
 * Where a link loads a whole page, which it does until script is there, one fades into the next
 * (https://www.w3.org/TR/css-view-transitions-2/); presses reach the page below. Lively pages do it in their own way
 * (src/theme/character.ts), and some not at all.
 */
export const fadingHtml = ({ character }: Pick<ThemeDefinition, 'character'>): string =>
  (character?.entrances ?? 'calm') === 'calm' ? `<style>${fading}</style>` : '';

/** Paths of pages have no dot; a place on a page is of this one, as a rule. */
const ownPages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[href*=\\#]' } },
  ],
};

/**
 * A page that a link leads to is fetched while the pointer rests on the link, or presses it; browsers that save data fetch
 * none (https://wicg.github.io/nav-speculation/speculation-rules.html). It goes when script is there.
 */
export const prefetchHtml = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: ownPages, eagerness: 'moderate' }],
})}</script>`;

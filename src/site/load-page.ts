import { loadChunk, loadInTime, loadOnce, markFulfilled } from '../loading/load-chunk';
import { nextChance, servedBuild } from '../loading/reload-once';
import type { PageDefinition } from '../sections/page-schema';
import type { SectionModules } from '../sections/section-props';
import { folderOf, hasLooks, shownBy } from '../sections/shown-by';
import { type Marks, needsMarks } from '../ui/marked-text';
import { hasMadePages } from './resolve-route';
import type { SiteRuntime } from './site-runtime';
import { sectionModules } from './vite-modules';

export type LoadedPage = {
  definition: PageDefinition;
  /** Of its visible sections. */
  kinds: SectionModules;
  /** Null where no text of the page, and none that every page may show, needs them. */
  marks: Marks | null;
};

type Fetch = <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>;

const loadKind = async (folder: string, fetch: Fetch) => {
  const load = sectionModules[`../sections/${folder}/component.tsx`];
  return [folder, load && (await fetch(load))] as const;
};

const importMarks = () => import('../ui/marked');

/** Loads what the sections read. What fails is loaded again by the section that needs it. */
const preload = async ({ definition: { post, sections }, kinds }: LoadedPage) => {
  const shown = sections.filter(({ hidden }) => !hidden);
  const loads = shown.map(async (section) =>
    (hasLooks ? shownBy(section, kinds) : kinds[section.kind])?.preload?.({
      section,
      post,
      loadPosts,
    }),
  );
  await Promise.allSettled(loads);
};

/** What `createPageLoader` needs of the runtime. */
type PageSource = Pick<SiteRuntime, 'pageModule' | 'siteNeedsMarks'>;

const loaderOf =
  ({ pageModule, siteNeedsMarks }: PageSource) =>
  async (name: string, fetch: Fetch): Promise<LoadedPage | null> => {
    const page = await fetch(pageModule(name));
    if (!page) return null;
    const { default: definition } = page;
    const shown = definition.sections.filter(({ hidden }) => !hidden);
    const names = [
      ...new Set(
        shown.map((section) => (hasLooks ? folderOf(section, sectionModules) : section.kind)),
      ),
    ];
    const [kinds, marks] = await Promise.all([
      Promise.all(names.map((kind) => loadKind(kind, fetch))),
      needsMarks(shown) || siteNeedsMarks() ? fetch(importMarks) : null,
    ]);
    return { definition, kinds: Object.fromEntries(kinds), marks };
  };

const never = () => new Promise<never>(() => undefined);

const isServed = () => servedBuild().then(Boolean, () => false);

/** The page in the document as it was built; undefined on the server and the dev server. */
const builtPage = () =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.page;

/**
 * Loads the pages of config/pages by their names, and keeps them. The page `unmatched` is shown in place of one
 * that no entry of a collection makes.
 */
export const createPageLoader = (source: PageSource, unmatched: string) => {
  const missing = new Set<string>();
  const loadFound = loaderOf(source);
  const loadAll = async (name: string, fetch: Fetch): Promise<LoadedPage> => {
    const found = await loadFound(name, fetch);
    // Without templates every page has a file.
    if (found || !hasMadePages) return found as LoadedPage;
    missing.add(name);
    const shown = await loadFound(unmatched, fetch);
    if (!shown) throw new Error(`There is no page ${unmatched}.`);
    return shown;
  };
  const loadComplete = async (name: string) => {
    const loaded = await loadAll(name, loadChunk);
    await preload(loaded);
    return loaded;
  };
  const pages = new Map<string, Promise<LoadedPage>>();
  /** The page that the document began with; whichever follows it has its policy. */
  let first: string | undefined;

  const loadShown = async (name: string): Promise<LoadedPage> => {
    first ??= name;
    const isFirst = first === name;
    const loaded = await loadComplete(name);
    const isApart = Object.values(loaded.kinds).some((kind) => kind?.ownDocument);
    if (isFirst || !isApart || builtPage() === undefined) return loaded;
    // The address is already that of the page.
    window.location.reload();
    return never();
  };

  /** The same promise every time. A failed load stays failed until `recover` resolves. */
  const load = (name: string): Promise<LoadedPage> => {
    const known = pages.get(name);
    if (known) return known;
    const loading = loadShown(name);
    pages.set(name, loading);
    return markFulfilled(loading);
  };

  return {
    load,
    /** Whether a page that was loaded turned out not to exist. */
    isMissing: (name: string) => missing.has(name),
    /** Fetches what a page needs, also after a failure. */
    fetch: loadComplete,
    /** Fetches a page that may come next: never reloads. What fails is fetched again when it is requested. */
    prefetch: (name: string) => {
      loadAll(name, (load) => load()).catch(() => undefined);
    },
    /**
     * Resolves once a page whose scripts failed to load can be shown. If a load fails although the server
     * answers, the browser may remember the failure, so the whole page is reloaded: only the error screen is
     * lost, and the new page has its own HTML. Never resolves for a page that failed otherwise.
     */
    recover: async (name: string): Promise<void> => {
      if (await load(name).then(Boolean, () => false)) return never();
      for (;;) {
        try {
          await loadAll(name, loadInTime);
          pages.delete(name);
          return void (await load(name));
        } catch {
          if (await isServed()) {
            window.location.reload();
            return never();
          }
        }
        await nextChance();
      }
    },
    /** Pages have changed, and are loaded again when they are shown. */
    forget: () => {
      pages.clear();
      missing.clear();
    },
  };
};

export type PageLoader = ReturnType<typeof createPageLoader>;

/** The posts of config/pages, the newest first: the same promise every time, until one fails. */
export const loadPosts = loadOnce(async () => {
  const { default: loaded } = await loadChunk(() => import('virtual:posts'));
  return loaded.posts;
});

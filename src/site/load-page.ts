import type { ComponentType } from 'react';
import { loadChunk, loadInTime, loadOnce, nextChance, servedBuild } from '../loading/load-chunk';
import type { PageDefinition } from '../sections/page-schema';
import type { SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { type Marks, needsMarks } from '../ui/marked-text';
import { pageModules } from './config-modules';
import { siteNeedsMarks } from './site-needs-marks';
import { sectionModules } from './vite-modules';

export type SectionComponents = Partial<
  Record<SectionKind, ComponentType<SectionProps<SectionKind>>>
>;

/** A page's definition and what shows it. */
export type LoadedPage = {
  definition: PageDefinition;
  /** Of its visible sections. */
  components: SectionComponents;
  /** Null where no text of the page, and none that every page may show, needs them. */
  marks: Marks | null;
};

type Fetch = <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>;

const loadComponent = async (kind: SectionKind, fetch: Fetch) => {
  const load = sectionModules[`../sections/${kind}/component.tsx`];
  return [kind, load && (await fetch(load)).default] as const;
};

const importMarks = () => import('../ui/marked');

const loadAll = async (name: string, fetch: Fetch): Promise<LoadedPage> => {
  const load = pageModules[name];
  if (!load) throw new Error(`There is no file config/pages/${name}.ts.`);
  const { default: definition } = await fetch(load);
  const shown = definition.sections.filter(({ hidden }) => !hidden);
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  const [components, marks] = await Promise.all([
    Promise.all(kinds.map((kind) => loadComponent(kind, fetch))),
    needsMarks(shown) || siteNeedsMarks() ? fetch(importMarks) : null,
  ]);
  return { definition, components: Object.fromEntries(components), marks };
};

/** Fetches what a page needs, also after a failure. */
export const fetchPage = (name: string) => loadAll(name, loadChunk);

/** Fetches a page that may come next. What fails is fetched again when the page is requested. */
export const prefetchPage = (name: string) => {
  loadAll(name, (load) => load()).catch(() => undefined);
};

const pages = new Map<string, Promise<LoadedPage>>();

/** Names of pages whose load has failed. */
const failed = new Set<string>();

/**
 * The page of config/pages/<name>.ts: the same promise every time. A failed load stays failed until
 * `loadFailedPage` resolves.
 */
export const loadPage = (name: string): Promise<LoadedPage> => {
  const known = pages.get(name);
  if (known) return known;
  const loading = loadAll(name, loadChunk);
  pages.set(name, loading);
  loading.then(
    // React reads a promise with this status without waiting for it.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => failed.add(name),
  );
  return loading;
};

/** Loads a failed page again; once this resolves, `loadPage` returns it. */
const loadFailedPage = async (name: string) => {
  await loadAll(name, loadInTime);
  failed.delete(name);
  pages.delete(name);
  await loadPage(name);
};

/** Only on the dev server: pages have changed, and are loaded again when they are shown. */
export const forgetPages = () => pages.clear();

const never = () => new Promise<never>(() => undefined);

const isServed = () => servedBuild().then(Boolean, () => false);

/**
 * Resolves once a page whose scripts failed to load can be shown. If a load fails although the server
 * answers, the browser may remember the failure, so the whole page is reloaded: only the error screen is
 * lost, and the new page has its own HTML. Never resolves for a page that failed otherwise.
 */
export const recoverPage = async (name: string): Promise<void> => {
  if (!failed.has(name)) return never();
  for (;;) {
    try {
      return await loadFailedPage(name);
    } catch {
      if (await isServed()) {
        window.location.reload();
        return never();
      }
    }
    await nextChance();
  }
};

/** The posts of config/pages, the newest first: the same promise every time, until one fails. */
export const loadPosts = loadOnce(async () => {
  const { default: loaded } = await loadChunk(() => import('./posts'));
  return loaded.posts;
});

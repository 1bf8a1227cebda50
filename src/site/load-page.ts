import type { ComponentType } from 'react';
import { loadChunk, loadInTime } from '../loading/load-chunk';
import type { PageDefinition } from '../sections/page-schema';
import type { SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { needsMarks, provideMarks } from '../ui/marks';
import { pageModules } from './config-modules';
import { siteNeedsMarks } from './site-needs-marks';
import { sectionModules } from './vite-modules';

export type SectionComponents = Partial<
  Record<SectionKind, ComponentType<SectionProps<SectionKind>>>
>;

/** A page's definition and the components of the sections that it shows. */
export type LoadedPage = { definition: PageDefinition; components: SectionComponents };

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
  const [components] = await Promise.all([
    Promise.all(kinds.map((kind) => loadComponent(kind, fetch))),
    (needsMarks(shown) || siteNeedsMarks()) && fetch(importMarks).then(provideMarks),
  ]);
  return { definition, components: Object.fromEntries(components) };
};

/** Fetches what a page needs, whether or not that failed before. */
export const fetchPage = (name: string) => loadAll(name, loadChunk);

/** Fetches a page that may come next. What cannot be had is asked for again when the page is. */
export const prefetchPage = (name: string) => {
  loadAll(name, (load) => load()).catch(() => undefined);
};

const pages = new Map<string, Promise<LoadedPage>>();

/** Names of pages whose load has failed. */
const failed = new Set<string>();

/**
 * The page of config/pages/<name>.ts: the same promise every time. A load that failed stays so
 * until `loadFailedPage` resolves.
 */
export const loadPage = (name: string): Promise<LoadedPage> => {
  const known = pages.get(name);
  if (known) return known;
  const loading = loadAll(name, loadChunk);
  pages.set(name, loading);
  loading.then(
    // React reads a promise that says so without waiting for it.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => failed.add(name),
  );
  return loading;
};

export const hasFailed = (name: string) => failed.has(name);

/** Asks again for a page that could not be loaded; once this resolves `loadPage` gives it. */
export const loadFailedPage = async (name: string) => {
  await loadAll(name, loadInTime);
  failed.delete(name);
  pages.delete(name);
  await loadPage(name);
};

/** On the dev server alone: pages have changed, and are loaded anew when they are shown. */
export const forgetPages = () => pages.clear();

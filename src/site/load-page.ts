import type { ComponentType } from 'react';
import { loadChunk } from '../sections/load-chunk';
import type { PageDefinition } from '../sections/page-contract';
import type { SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { pageModules, sectionModules } from './vite-modules';

export type SectionComponents = Partial<
  Record<SectionKind, ComponentType<SectionProps<SectionKind>>>
>;

/** A page's definition and the components of the sections that it shows. */
export type LoadedPage = { definition: PageDefinition; components: SectionComponents };

const loadComponent = async (kind: SectionKind) => {
  const load = sectionModules[`../sections/${kind}/component.tsx`];
  if (!load) throw new Error(`The section kind "${kind}" has no component.tsx.`);
  return [kind, (await loadChunk(load)).default] as const;
};

const loadAll = async (name: string): Promise<LoadedPage> => {
  const load = pageModules[`../../config/pages/${name}.ts`];
  if (!load) throw new Error(`There is no file config/pages/${name}.ts.`);
  const { default: definition } = await loadChunk(load);
  const shown = definition.sections.filter(({ hidden }) => !hidden);
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return {
    definition,
    components: Object.fromEntries(await Promise.all(kinds.map(loadComponent))),
  };
};

const pages = new Map<string, Promise<LoadedPage>>();

/**
 * The page of config/pages/<name>.ts: the same promise every time. A load that failed stays so
 * until a reload.
 */
export const loadPage = (name: string): Promise<LoadedPage> => {
  const known = pages.get(name);
  if (known) return known;
  const loading = loadAll(name);
  pages.set(name, loading);
  loading.then(
    // React reads a promise that says so without waiting for it.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => undefined,
  );
  return loading;
};

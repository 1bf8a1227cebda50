import madePages from 'virtual:made-pages';
import site from '#config/site';
import type { FormDefinition } from '../form/form-schema';
import { loadChunk, loadOnce } from '../loading/load-chunk';
import type { PageDefinition } from '../sections/page-schema';
import { needsMarks } from '../ui/marked-text';
import { madePage } from './made-page';
import { hasMadePages } from './resolve-route';
import { shownSections } from './shown-sections';
import type { SiteRuntime } from './site-runtime';

type Load<Definition> = () => Promise<{ default: Definition }>;

/** Loaders by file path: Vite makes a chunk of each. */
const modules = Object.entries(import.meta.glob('#config/{pages,forms}/*.ts'));

/** By its end, since the location of config depends on who runs the site. */
const moduleOf = <Definition>(file: string) => {
  const found = modules.find(([path]) => path.endsWith(`/${file}.ts`));
  if (!found) throw new Error(`There is no file config/${file}.ts.`);
  return found[1] as Load<Definition>;
};

const forms = new Map<string, () => Promise<FormDefinition>>();

/** The built site's half of `SiteRuntime`; the dev server's is tools/dev-config/dev-runtime.ts. */
export const runtime: SiteRuntime = {
  pageModule: (name) =>
    hasMadePages && name.includes('/')
      ? () => madePage(madePages, name)
      : moduleOf<PageDefinition>(`pages/${name}`),
  loadForm: (name) => {
    const load = async () => (await loadChunk(moduleOf<FormDefinition>(`forms/${name}`))).default;
    const known = forms.get(name) ?? loadOnce(load);
    forms.set(name, known);
    return known();
  },
  formKey: (name) => name,
  siteNeedsMarks: () => needsMarks([site.footer, site.team]),
  textAsRead: (text) => text,
  shownSections,
  // Visitors see the page without it.
  FailedSection: () => null,
};

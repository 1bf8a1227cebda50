import type { FormDefinition } from '../../src/form/form-schema';
import { type ConfigNews, newsEvent } from '../../src/gallery/config-news';
import { followReading } from '../../src/hydration/reading';
import { loadChunk, loadOnce } from '../../src/loading/load-chunk';
import { namesIn } from '../../src/schema/config-files';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { SiteConfig, SiteRuntime, Started } from '../../src/site/site-runtime';
import { revisionMeta } from './config-revisions';
import { askEvent } from './reported-lines';
import { FailedSection, reportedSections } from './reported-sections';

// In built pages the script in the head does it.
followReading();

/**
 * Requests a file of config from the dev server by its name, which reports a missing file. The address
 * differs each time, since a browser runs a module once, and config may have changed. No file has it: with
 * SITE, /config/ is a folder of the project that is not to be served.
 */
const ask = <Definition>(folder: string, name: string): Promise<{ default: Definition }> =>
  import(/* @vite-ignore */ `/@config/${folder}/${name}.ts?t=${Date.now()}`);

/** A form as it was until its file changed. */
type Edition = { number: number; load: () => Promise<FormDefinition> };

const editions = new Map<string, Edition>();

const begin = (name: string, number: number): Edition => {
  const load = loadOnce(
    async () => (await loadChunk(() => ask<FormDefinition>('forms', name))).default,
  );
  editions.set(name, { number, load });
  return { number, load };
};

const editionOf = (name: string) => editions.get(name) ?? begin(name, 0);

/** A file of config that concerns every page, as it is now. */
const askCurrent = async <Name extends keyof SiteConfig>(name: Name) =>
  (await import(/* @vite-ignore */ `/@config/${name}.ts?t=${Date.now()}`)) as {
    default: SiteConfig[Name];
  };

/**
 * Shows the site, its pages and its forms from current config, without a reload. The old page stays until the
 * new one is loaded, so that scroll position and typed text are kept.
 */
const followConfig = ({ config, show, pages }: Started) => {
  let current = config;
  const take = async ({ changed }: ConfigNews) => {
    const forms = namesIn('forms', changed);
    const changedPages = namesIn('pages', changed);
    const isOfAll = ['site', 'routes', 'theme'].some((name) =>
      changed.includes(`config/${name}.ts`),
    );
    if (!isOfAll && forms.length + changedPages.length === 0) return;
    if (isOfAll) {
      const [site, routes, theme] = await Promise.all([
        askCurrent('site'),
        askCurrent('routes'),
        askCurrent('theme'),
      ]);
      current = { site: site.default, routes: routes.default, theme: theme.default };
    }
    forms.forEach((name) => begin(name, editionOf(name).number + 1));
    if (changedPages.length > 0) pages.forget();
    show(current);
  };
  import.meta.hot?.on(newsEvent, (news: ConfigNews) => void take(news));
  // It is sent once the socket is connected; where that is lost, Vite loads the page anew.
  const served = document.querySelector<HTMLMetaElement>(`meta[name="${revisionMeta}"]`);
  if (served) import.meta.hot?.send(askEvent, Number(served.content));
};

/**
 * The dev server's half of `SiteRuntime`; the built site's is src/site/built-runtime.ts. It runs in the
 * browser: config is requested file by file, shown with its errors in place, and followed while it changes.
 */
export const runtime: SiteRuntime = {
  pageModule: (name) => () => ask<PageDefinition>('pages', name),
  loadForm: (name) => editionOf(name).load(),
  formKey: (name) => `${name} ${editionOf(name).number}`,
  // A text that is being written may get its first mark.
  siteNeedsMarks: () => true,
  textAsRead: (text) => text,
  shownSections: reportedSections,
  FailedSection,
  followConfig,
};

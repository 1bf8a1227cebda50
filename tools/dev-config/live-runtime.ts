import type { FormDefinition } from '../../src/form/form-schema';
import type { ConfigNews } from '../../src/gallery/config-news';
import { followReading } from '../../src/hydration/reading';
import { loadChunk, loadOnce } from '../../src/loading/load-chunk';
import { namesIn } from '../../src/schema/config-files';
import type { WrittenPage } from '../../src/schema/values/written-place';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { SiteConfig, SiteRuntime, Started } from '../../src/site/site-runtime';
import { FailedSection, reportedSections } from './reported-sections';

/** Where config comes from while it changes. */
export type ConfigFeed = {
  /** What pages show of a file of config now, by its name, as pages/home, existing or not. */
  load: <Definition>(
    name: string,
  ) => Promise<{ default: Definition; written?: WrittenPage | undefined }>;
  /** Tells of each change from now on, and of those since the page was served. */
  follow: (take: (news: ConfigNews) => void) => void;
};

/** A form as it was until its file changed. */
type Edition = { number: number; load: () => Promise<FormDefinition> };

/** What `SiteRuntime` is where config changes: it is loaded file by file, shown with its errors in place, and followed. */
export const liveRuntime = ({ load, follow }: ConfigFeed): SiteRuntime => {
  // In built pages the script in the head does it.
  followReading();

  const editions = new Map<string, Edition>();

  const newEdition = (name: string, number: number): Edition => ({
    number,
    load: loadOnce(
      async () => (await loadChunk(() => load<FormDefinition>(`forms/${name}`))).default,
    ),
  });

  const editionOf = (name: string) => {
    const edition = editions.get(name) ?? newEdition(name, 0);
    editions.set(name, edition);
    return edition;
  };

  let latest = 0;

  /** A form that is shown stays until its next edition is loaded; of two that come together the later one counts. */
  const renew = async (name: string) => {
    const next = newEdition(name, (latest += 1));
    if (editions.has(name)) await next.load().catch(() => undefined);
    if (next.number > (editions.get(name)?.number ?? 0)) editions.set(name, next);
  };

  /** A file of config that concerns every page, as it is now. */
  const current = async <Name extends keyof SiteConfig>(name: Name) =>
    (await load<SiteConfig[Name]>(name)).default;

  /**
   * Shows the site, its pages and its forms from current config, without a reload. The old page stays until the
   * new one is loaded, so that scroll position and typed text are kept.
   */
  const followConfig = ({ config, show, pages }: Started) => {
    let shown = config;
    const take = async ({ changed }: ConfigNews) => {
      const forms = namesIn('forms', changed);
      const changedPages = namesIn('pages', changed);
      const isOfAll = ['site', 'routes', 'theme'].some((name) =>
        changed.includes(`config/${name}.ts`),
      );
      if (!isOfAll && forms.length + changedPages.length === 0) return;
      if (isOfAll) {
        const [site, routes, theme] = await Promise.all([
          current('site'),
          current('routes'),
          current('theme'),
        ]);
        shown = { site, routes, theme };
      }
      await Promise.all(forms.map(renew));
      if (changedPages.length > 0) pages.forget();
      show(shown);
    };
    follow((news) => void take(news));
  };

  return {
    pageModule: (name) => () => load<PageDefinition>(`pages/${name}`),
    loadForm: (name) => editionOf(name).load(),
    formKey: (name) => `${name} ${editionOf(name).number}`,
    // A text that is being written may get its first mark.
    siteNeedsMarks: () => true,
    textAsRead: (text) => text,
    shownSections: reportedSections,
    FailedSection,
    followConfig,
  };
};

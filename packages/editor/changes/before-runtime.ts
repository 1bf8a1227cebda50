import type { FormDefinition } from '../../../src/form/form-schema';
import {
  formFile,
  pageFile,
  routesFile,
  siteFile,
  themeFile,
} from '../../../src/schema/config-files';
import { ownLanguage } from '../../../src/schema/shown-languages';
import type { SiteConfig, SiteRuntime } from '../../../src/site/site-runtime';
import type { ValuesBefore } from '../../edit-protocol/changes-protocol';
import { createEditClient, type EditClient, type EditLink } from '../edit-client';
import { viteLink } from '../vite-link';

/** Frames of the page for a look at it, without the editor: as it was at the last commit, and as it is. */
export const sideFrames = { before: 'edit-before', now: 'edit-now' } as const;

/** Which of them this window is; undefined for a page of its own. */
export const sideOfWindow = (): keyof typeof sideFrames | undefined => {
  if (window.parent === window) return undefined;
  return (['before', 'now'] as const).find((side) => sideFrames[side] === window.name);
};

/** What the site showed differently at the last commit, in the language of this page. */
export const askValuesBefore = ({ get }: Pick<EditClient, 'get'>) =>
  get<ValuesBefore>(`changes/values?language=${encodeURIComponent(ownLanguage)}`);

/** The runtime `base` for a site as it was at the last commit; without a link, at that of `npm run edit`. */
export const beforeRuntime = (base: SiteRuntime, link: EditLink = viteLink()): SiteRuntime => {
  const asking = askValuesBefore(createEditClient(link));
  // A page that loads meanwhile waits for it; one that cannot be had is shown as it is now.
  const values = asking.then(
    (answer) => answer.values,
    (): ValuesBefore['values'] => ({}),
  );
  const was = async <Definition>(file: string, now: () => Promise<Definition>) => {
    const before = (await values)[file];
    return before === undefined ? now() : (before as unknown as Definition);
  };
  const forms = new Map<string, Promise<FormDefinition>>();
  return {
    ...base,
    pageModule: (name) => () =>
      was(pageFile(name), async () => (await base.pageModule(name)())?.default).then((page) =>
        page ? { default: page } : null,
      ),
    loadForm: (name) => {
      const known =
        forms.get(name) ?? was<FormDefinition>(formFile(name), () => base.loadForm(name));
      forms.set(name, known);
      return known;
    },
    followConfig: ({ config, show }) => {
      const showBefore = async () => {
        const [site, routes, theme] = await Promise.all([
          was<SiteConfig['site']>(siteFile, () => Promise.resolve(config.site)),
          was<SiteConfig['routes']>(routesFile, () => Promise.resolve(config.routes)),
          was<SiteConfig['theme']>(themeFile, () => Promise.resolve(config.theme)),
        ]);
        show({ site, routes, theme });
      };
      void showBefore();
    },
  };
};

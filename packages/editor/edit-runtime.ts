import type { FormDefinition } from '../../src/form/form-schema';
import {
  formFile,
  formNameOf,
  isPageFile,
  pageFile,
  siteFile,
} from '../../src/schema/config-files';
import type { ThemeDefinition } from '../../src/schema/theme';
import { resolveRoute } from '../../src/site/resolve-route';
import type { SiteConfig, SiteRuntime, Started } from '../../src/site/site-runtime';
import type { EditorLanguages } from '../edit-protocol/languages';
import { createMarkedConfig, type MarkedConfig } from './marked-config';
import { withoutSigns } from './marks';
import { createPageChange } from './page/change-page';
import { memoSections } from './page/memo-section';

export type EditedPage = {
  config: MarkedConfig;
  /** Shows the page anew soon, with what is being typed in this file. */
  redraw: (file: string) => void;
  /** Shows the site in this theme, as it is being chosen; undefined: in its own. */
  showTheme?: (theme: ThemeDefinition | undefined) => void;
  /** Shows another page of the site in its place. */
  goTo: (address: string) => void;
  /** Left out of a site in one language. */
  languages?: EditorLanguages | undefined;
};

/** Each file's shown value, made once for what the base gives. */
const perSource = <Source extends object, Shown>(make: (source: Source) => Shown) => {
  let made = new WeakMap<Source, Shown>();
  return {
    of: (source: Source): Shown => {
      const known = made.get(source);
      if (known !== undefined) return known;
      const shown = make(source);
      made.set(source, shown);
      return shown;
    },
    forget: () => {
      made = new WeakMap();
    },
  };
};

/** In milliseconds: windows that nobody sees paint nothing. */
const unpainted = 100;

/** Runs the task once when the next frame is painted, so that a letter is there before all that follows from it. */
const createAfterPaint = (task: () => void) => {
  let isScheduled = false;
  const run = () => {
    if (!isScheduled) return;
    isScheduled = false;
    task();
  };
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, unpainted);
  };
};

/**
 * The dev server's runtime (`base`) in edit mode: the same pages and forms, whose texts know where they are in config.
 * `start` gets the page once it is shown.
 */
export const editRuntime = (base: SiteRuntime, start: (page: EditedPage) => void): SiteRuntime => {
  const config = createMarkedConfig();
  const pageModules = new Map<string, ReturnType<ReturnType<SiteRuntime['pageModule']>>>();
  const forms = new Map<string, ReturnType<typeof formOf>>();
  /** How often a form was shown with other words: it is made anew then. */
  const editions = new Map<string, number>();

  let pathNow = () => window.location.pathname;

  const formOf = (name: string) =>
    perSource((source: Promise<FormDefinition>) =>
      source.then((form) => config.marked(formFile(name), form)),
    );

  const markedForm = (name: string) => {
    const known = forms.get(name) ?? formOf(name);
    forms.set(name, known);
    return known;
  };

  let chosenTheme: ThemeDefinition | undefined;

  const markedSite = (shown: SiteConfig): SiteConfig => ({
    ...shown,
    site: config.marked(siteFile, shown.site),
    theme: chosenTheme ?? shown.theme,
  });

  const formKey = (name: string) => `${base.formKey(name)} ${editions.get(name) ?? 0}`;

  return {
    ...base,
    textAsRead: withoutSigns,
    pageModule: (name) => {
      const load = async () => {
        const loading = pageModules.get(name) ?? base.pageModule(name)();
        pageModules.set(name, loading);
        loading.catch(() => pageModules.delete(name));
        const page = await loading;
        const { default: shown, written } = page ?? {};
        return shown ? { default: config.marked(pageFile(name), shown, written) } : null;
      };
      return load;
    },
    loadForm: (name) => markedForm(name).of(base.loadForm(name)),
    formKey,
    shownSections: memoSections(base.shownSections, { path: () => pathNow(), formKey }),
    followConfig: (started: Started) => {
      let current = started.config;
      const change = createPageChange(() => current.routes);
      pathNow = () => resolveRoute(current.routes, window.location.pathname).path;
      const show = (shown: SiteConfig) => {
        current = shown;
        started.show(markedSite(shown));
        change.renewed();
      };
      const forget = () => {
        pageModules.clear();
        started.pages.forget();
      };
      base.followConfig?.({ config: current, show, pages: { forget } });
      show(current);
      const typed = new Set<string>();
      const showTyped = createAfterPaint(() => {
        for (const file of typed) {
          const form = formNameOf(file);
          if (form !== undefined) {
            forms.get(form)?.forget();
            editions.set(form, (editions.get(form) ?? 0) + 1);
          } else if (isPageFile(file)) started.pages.forget();
        }
        typed.clear();
        show(current);
      });
      start({
        config,
        redraw: (file) => {
          typed.add(file);
          showTyped();
        },
        showTheme: (theme) => {
          chosenTheme = theme;
          showTyped();
        },
        goTo: change.goTo,
      });
    },
  };
};

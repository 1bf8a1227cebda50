import type { FormDefinition } from '../form/form-schema';
import type { SiteConfig, SiteRuntime, Started } from '../site/site-runtime';
import { createMarkedConfig, type MarkedConfig } from './marked-config';

/** The page beside the editor. */
export type EditedPage = {
  config: MarkedConfig;
  /** Shows the page anew, with what is being typed in this file. */
  redraw: (file: string) => void;
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

  const formOf = (name: string) =>
    perSource((source: Promise<FormDefinition>) =>
      source.then((form) => config.marked(`config/forms/${name}.ts`, form)),
    );

  const markedForm = (name: string) => {
    const known = forms.get(name) ?? formOf(name);
    forms.set(name, known);
    return known;
  };

  const markedSite = (shown: SiteConfig): SiteConfig => ({
    ...shown,
    site: config.marked('config/site.ts', shown.site),
  });

  return {
    ...base,
    pageModule: (name) => {
      const load = async () => {
        const asked = pageModules.get(name) ?? base.pageModule(name)();
        pageModules.set(name, asked);
        asked.catch(() => pageModules.delete(name));
        const { default: page } = await asked;
        return { default: config.marked(`config/pages/${name}.ts`, page) };
      };
      return load;
    },
    loadForm: (name) => markedForm(name).of(base.loadForm(name)),
    formKey: (name) => `${base.formKey(name)} ${editions.get(name) ?? 0}`,
    followConfig: (started: Started) => {
      let current = started.config;
      const show = (shown: SiteConfig) => {
        current = shown;
        started.show(markedSite(shown));
      };
      const forget = () => {
        pageModules.clear();
        started.pages.forget();
      };
      base.followConfig?.({ config: current, show, pages: { forget } });
      show(current);
      start({
        config,
        redraw: (file) => {
          const [, form] = /^config\/forms\/(.*)\.ts$/.exec(file) ?? [];
          if (form !== undefined) {
            forms.get(form)?.forget();
            editions.set(form, (editions.get(form) ?? 0) + 1);
          } else started.pages.forget();
          show(current);
        },
      });
    },
  };
};

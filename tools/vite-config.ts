import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type ConfigEnv,
  type HtmlTagDescriptor,
  loadEnv,
  normalizePath,
  type Plugin,
  type UserConfig,
} from 'vite';
import { readConfigValue } from '../packages/config-files';
import { sectionsIn } from '../packages/config-values/values';
import { loadLocalMail, localFirebasePlugin } from '../packages/local-firebase';
import { languageAtAddress } from '../packages/resolved-site/page-language';
import { readSiteConfig } from '../packages/resolved-site/read-site-config';
import { saidInLanguages } from '../packages/resolved-site/said-in-languages';
import { shownLanguagesOf } from '../packages/resolved-site/shown-languages';
import { readFirebaseSettings } from '../src/firebase/settings';
import { asksAge, formFields } from '../src/form/form-fields';
import type { FormDefinition } from '../src/form/form-schema';
import { isFormFile, siteFile, themeFile } from '../src/schema/config-files';
import type { SiteDefinition } from '../src/schema/site';
import type { ThemeDefinition } from '../src/schema/theme';
import { usualWordsIn } from '../src/schema/usual-words/usual-words-in';
import type { CountedVisits } from '../src/schema/visits';
import { genericOf } from '../src/theme/font-stack';
import { rhythmCss } from '../src/theme/rhythm';
import type { Used } from '../src/theme/rhythm-rules';
import { oneScheme } from '../src/theme/schemes';
import { devConfigPlugin } from './dev-config/dev-config-plugin';
import { redirectsPlugin } from './dev-config/redirects-plugin';
import { devGuardPlugin } from './dev-guard/dev-guard-plugin';
import { embedsPlugin } from './embeds/embeds-plugin';
import { siteFontsPlugin } from './fonts/site-fonts-plugin';
import { galleryPlugin } from './gallery/gallery-plugin';
import { faviconPlugin } from './head/favicon-plugin';
import { servePages } from './hosting/serve-pages';
import { devAddress } from './http/port';
import { motifPlugin } from './motif/motif-plugin';
import { wantsMail } from './notifications/wants-mail';
import { photographFilterPlugin } from './photos/photograph-filter-plugin';
import { photosPlugin } from './photos/photos-plugin';
import { postsPlugin } from './posts/posts-plugin';
import { printStylesheetPlugin } from './print/print-stylesheet-plugin';
import { countsPlaces } from './records/counts-places';
import { createFormsReader } from './records/site-form';
import { borrowedTextsPlugin, borrowsTexts } from './resolve/borrowed-texts';
import { resolvedConfigPlugin, showsLooks } from './resolve/resolved-config-plugin';
import { servedConstants, codeAliases } from './served-code';
import { publicFilesPlugin } from './site-files/public-files-plugin';
import { withoutTimings } from './without-timings';

/** Tells a page of the dev server its language and what the others say, before any of its scripts. */
const languagesTag = (folder: string, key: string): HtmlTagDescriptor => {
  const globals = {
    __LANGUAGES__: shownLanguagesOf(folder, key),
    __SAID_IN_LANGUAGES__: saidInLanguages(folder),
    __BORROWS_TEXTS__: borrowsTexts(folder, key),
  };
  return {
    tag: 'script',
    children: `Object.assign(globalThis, ${JSON.stringify(globals).replaceAll('<', '\\u003c')});`,
    injectTo: 'head-prepend',
  };
};

/**
 * Writes the language of config/site.ts into every page: this one, or on the dev server the one that the page's address
 * says. Read, not imported: it may be broken.
 */
const documentLanguagePlugin = (folder: string, shown?: string): Plugin => {
  return {
    name: 'document-language',
    transformIndexHtml: (html, { server, path, originalUrl = path }) => {
      const asked = server && languageAtAddress(folder, originalUrl)?.key;
      const site = readConfigValue(folder, siteFile, asked ?? shown) as
        | Partial<SiteDefinition>
        | undefined;
      const language = String(site?.language ?? '');
      const direction = site?.direction ?? usualWordsIn(language)?.direction ?? 'auto';
      return {
        html: html.replace('%LANGUAGE%', language).replace('%DIRECTION%', direction),
        tags: asked === undefined ? [] : [languagesTag(folder, asked)],
      };
    },
  };
};

/** How config has visits counted: by the built site alone. */
const countedVisits = (folder: string): CountedVisits | null => {
  const { visits, origin } = readSiteConfig(folder).values.get(siteFile) as SiteDefinition;
  return visits ? { ...visits, origin } : null;
};

/** Whether a form of config shows parts by an age. */
const asksForAges = (folder: string): boolean =>
  [...readSiteConfig(folder).values].some(
    ([file, form]) => isFormFile(file) && asksAge(formFields(form as FormDefinition)),
  );

/** Whether a page of the site is read from right to left. */
const hasPagesFromRight = (folder: string, language?: string): boolean => {
  const { direction } = readSiteConfig(folder, language).values.get(siteFile) as SiteDefinition;
  return direction === 'rtl';
};

const themeOf = (folder: string) => readSiteConfig(folder).values.get(themeFile) as ThemeDefinition;

/** Whether the pages of the site pass into each other. */
const isLively = (folder: string): boolean => themeOf(folder).character?.entrances === 'lively';

/** What `SiteRuntime` is, by Vite's command; the editor's script has another one. */
const runtimes = {
  build: 'src/site/built-runtime.ts',
  serve: 'tools/dev-config/dev-runtime.ts',
};

const opensPage = ({ kind }: Record<string, unknown>) => kind === 'hero' || kind === 'page-header';

/** What the sections of the site say of how they follow each other, as CSS. */
const rhythmOf = (folder: string, language?: string): string => {
  const { values } = readSiteConfig(folder);
  const sections = sectionsIn(values).map(({ section }) => section);
  const used: Used = (key, word) =>
    sections.some((section) => {
      const said = key === 'opening' ? opensPage(section) && section.tone : section[key];
      return word === undefined ? said !== undefined && said !== false : String(said) === word;
    });
  const theme = values.get(themeFile) as ThemeDefinition;
  return rhythmCss(theme, used, hasPagesFromRight(folder, language));
};

/** The constants of src as the config of the site in the folder `site` has them. */
const builtConstants = (site: string, language?: string): Record<string, string> => {
  const config = readSiteConfig(site);
  const fonts = Object.values(themeOf(site).font);
  const constants = {
    __MADE_PAGES__: config.templates.length > 0,
    __LANGUAGES__: shownLanguagesOf(site, language),
    __SAID_IN_LANGUAGES__: saidInLanguages(site),
    __BORROWS_TEXTS__: borrowsTexts(site, language),
    __AGES__: asksForAges(site),
    __VISITS__: countedVisits(site),
    __SECTION_LOOKS__: showsLooks(config),
    __RHYTHM__: rhythmOf(site, language),
    __LIVELY__: isLively(site),
    __ONE_SCHEME__: oneScheme(themeOf(site)) !== undefined,
    __OTHER_FALLBACKS__: fonts.some(({ fallback }) => genericOf(fallback) !== 'sans-serif'),
    __SCHEME_SWITCH__: themeOf(site).schemes === 'switch',
    __FROM_RIGHT__: hasPagesFromRight(site, language),
    __COUNTS_PLACES__: countsPlaces(site),
    // From tools/build, which cuts them once the pages are written.
    __FONT_CUTS__: null,
  };
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
};

type Wanted = Pick<ConfigEnv, 'mode' | 'command'> & {
  /** The plugin of tools/edit, for the dev server that edits the site. */
  edit?: Plugin;
};

type ConfigFor = (wanted: Wanted) => UserConfig;

/**
 * Of variables without a prefix Vite takes from .env files those that name the browser, a program (its `loadEnv`). The
 * files of a site may be a stranger's: only what the person has set counts.
 */
const keepOwnBrowser = () => {
  process.env.BROWSER ??= '';
  process.env.BROWSER_ARGS ??= '';
};

/**
 * Vite's config for the site in the folder `site` of the project in `root`, in its main language or the one of this
 * key.
 */
export const viteConfig = async (
  root: string,
  site: string,
  language?: string,
): Promise<ConfigFor> => {
  keepOwnBrowser();
  // Loaded here or never, since Vite loads nothing for its config later; and only where mails are
  // wanted.
  const localMail = wantsMail(site)
    ? {
        ...(await loadLocalMail()),
        ...(await import('./notifications/mail-for')),
      }
    : undefined;

  return ({ mode, command, edit }) => {
    const settings = readFirebaseSettings(loadEnv(mode, site, 'VITE_FIREBASE_'));
    const mail =
      localMail && settings === null && command === 'serve'
        ? localMail.mailFor(site, {
            environment: localMail.mailEnvironment(site, mode),
            start: localMail.startLocalMail,
          })
        : undefined;
    return {
      root,
      publicDir: join(site, 'public'),
      envDir: site,
      plugins: [
        // First: behind it, its forwarded address has the names of this machine.
        edit,
        withoutTimings(),
        devConfigPlugin(site),
        resolvedConfigPlugin(site, language),
        borrowedTextsPlugin(site, language),
        postsPlugin(site, language),
        photosPlugin(site, language),
        photographFilterPlugin(site),
        siteFontsPlugin(site),
        publicFilesPlugin(site),
        embedsPlugin(site, language),
        motifPlugin(site),
        // The editor's pages have one script, made in tools/edit, and no gallery.
        !edit && react(),
        // Before the pages: /__local/, which is no page's path, shows stored data.
        settings === null && localFirebasePlugin({ site, mail, forms: createFormsReader(site) }),
        devGuardPlugin(site),
        redirectsPlugin(site),
        servePages(site),
        !edit && galleryPlugin(),
        documentLanguagePlugin(site, language),
        faviconPlugin(site),
        printStylesheetPlugin(site, language),
      ],
      resolve: {
        alias: [
          // package.json has the same for everyone else, and for the project's own config.
          { find: /^#config\//, replacement: `${normalizePath(join(site, 'config'))}/` },
          ...codeAliases({
            root,
            runtime: runtimes[command],
            config: command === 'build' ? readSiteConfig(site) : undefined,
          }),
        ],
      },
      // All packages are found at the start: a later one would reload the page.
      optimizeDeps: { entries: ['index.html', 'src/gallery/entry-*.tsx'] },
      define: {
        __FIREBASE_SETTINGS__: JSON.stringify(settings),
        ...(command === 'build' ? builtConstants(site, language) : servedConstants),
      },
      // No page of another origin may read from this server: /__local/ shows stored data.
      server: {
        host: 'localhost',
        ...(command === 'serve' && devAddress(process.env.PORT)),
        cors: false,
        // Of two saves within a moment, by an editor and its formatter, the last one is shown: by
        // default the watcher reports only the first.
        watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
      },
      preview: { host: 'localhost', cors: false },
      // Chrome and Edge 109, Firefox 115, Safari 15.4 (docs/performance.md); naming them would make scripts longer.
      build: { target: 'es2022' },
    };
  };
};

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, loadEnv, normalizePath, type Plugin, type UserConfig } from 'vite';
import { loadLocalMail, localFirebasePlugin } from '../packages/local-firebase';
import { languageAtAddress } from '../packages/resolved-site/page-language';
import { readSiteConfig } from '../packages/resolved-site/read-site-config';
import { type FirebaseSettings, readFirebaseSettings } from '../src/firebase/settings';
import { builtSite, definedFor, siteTag } from './built-site';
import { devConfigPlugin } from './dev-config/dev-config-plugin';
import { redirectsPlugin } from './dev-config/redirects-plugin';
import { devGuardPlugin } from './dev-guard/dev-guard-plugin';
import { embedsPlugin } from './embeds/embeds-plugin';
import { engineAsSource } from './engine-as-source';
import { siteFontsPlugin } from './fonts/site-fonts-plugin';
import { galleryPlugin } from './gallery/gallery-plugin';
import { faviconPlugin } from './head/favicon-plugin';
import { servePages } from './hosting/serve-pages';
import { devAddress } from './http/port';
import { wantsMail } from './notifications/wants-mail';
import { ownStyles } from './own-styles';
import { photographFilterPlugin } from './photos/photograph-filter-plugin';
import { photosPlugin } from './photos/photos-plugin';
import { postsPlugin } from './posts/posts-plugin';
import { printStylesheetPlugin } from './print/print-stylesheet-plugin';
import { createFormFinder } from './records/function-forms';
import { createFormsReader } from './records/site-form';
import { borrowedTextsPlugin } from './resolve/borrowed-texts';
import { resolvedConfigPlugin } from './resolve/resolved-config-plugin';
import { isPackage } from './roots';
import { codeAliases } from './served-code';
import { publicFilesPlugin } from './site-files/public-files-plugin';
import { nameOfFolder } from './site-folder';
import { documentLanguage, toldSite } from './told-site';
import { withoutTimings } from './without-timings';

/**
 * Writes the language of config/site.ts into every page: this one, or on the dev server the one that the page's address
 * says.
 */
const documentLanguagePlugin = (
  folder: string,
  { shown, settings }: { shown: string | undefined; settings: FirebaseSettings | null },
): Plugin => {
  return {
    name: 'document-language',
    transformIndexHtml: (html, { server, path, originalUrl = path }) => {
      const requested = server && languageAtAddress(folder, originalUrl)?.key;
      const { language, direction } = documentLanguage(folder, requested ?? shown);
      return {
        html: html.replace('%LANGUAGE%', language).replace('%DIRECTION%', direction),
        tags: server
          ? [
              siteTag({
                folder: nameOfFolder(folder),
                ...toldSite(folder, { settings, key: requested }),
              }),
            ]
          : [],
      };
    },
  };
};

/** What `SiteRuntime` is, by Vite's command; the editor's script has another one. */
const runtimes = {
  build: 'src/site/built-runtime.ts',
  serve: 'tools/dev-config/dev-runtime.ts',
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
        isPackage && engineAsSource(root),
        devConfigPlugin(site, { whenAsked: edit !== undefined }),
        resolvedConfigPlugin(site, language),
        borrowedTextsPlugin(site, language),
        postsPlugin(site, language),
        photosPlugin(site, language),
        photographFilterPlugin(site),
        siteFontsPlugin(site),
        publicFilesPlugin(site),
        embedsPlugin(site, language),
        // The editor's pages have one script, made in tools/edit, and no gallery.
        !edit && react(),
        // Before the pages: /__local/, which is no page's path, shows stored data.
        settings === null &&
          localFirebasePlugin({
            site,
            mail,
            forms: createFormsReader(site),
            formOf: createFormFinder(site),
          }),
        devGuardPlugin(site),
        redirectsPlugin(site),
        servePages(site),
        !edit && galleryPlugin(),
        documentLanguagePlugin(site, { shown: language, settings }),
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
            values: command === 'build' ? readSiteConfig(site).values : undefined,
          }),
        ],
      },
      // All packages are found at the start: a later one would reload the page.
      optimizeDeps: { entries: ['index.html', 'src/gallery/entry-*.tsx'] },
      // A page of the dev server is told what is known of its site, which changes with config.
      define:
        command === 'build'
          ? definedFor({ firebaseSettings: settings, ...builtSite(site, language) })
          : {},
      css: ownStyles,
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

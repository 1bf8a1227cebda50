import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type BuildOptions } from 'vite';
import {
  maintenanceFile,
  makingFolder,
  pagesFolder,
  publishBuild,
  routesFile,
  withBuildLock,
} from '../builds';
import { builtFolder, hostingFile, notFoundCopy, notFoundFile } from '../built-files';
import { configErrors } from '../check/check-project';
import { cutFontsOfConfig } from '../fonts/cut-fonts';
import { hostingText } from '../hosting/hosting-text';
import { writeSitemap } from '../prerender/head-writer';
import { prerender } from '../prerender/prerender';
import { languageKeys } from '../resolve/shown-languages';
import { writeRules } from '../security-rules/security-rules';
import { siteFolder } from '../site-folder';
import { viteConfig } from '../vite-config';

/**
 * Parts of Material UI that load with what needs them: a form, some of its fields, a question, a table,
 * a dialog, a breadcrumb.
 */
const laterParts =
  'Accordion|Alert|Avatar|Backdrop|Breadcrumbs|Checkbox|CircularProgress|Dialog|Form|Input|internal/|LinearProgress|Modal|NativeSelect|OutlinedInput|Portal|Radio|Rating|Step|Table|TextareaAutosize|Unstable_TrapFocus';
/** The utilities that only these need. */
const laterUtilities = 'fastObjectShallowCompare|useRovingTabIndex|visuallyHidden';

/** Scripts of packages change only with their versions: after most deploys a browser has them cached. */
const codeSplitting = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|@emotion)\//,
      priority: 2,
    },
    {
      name: 'mui',
      test: new RegExp(
        `node_modules/@mui/(?!icons-material|stylis-plugin-rtl|material/(?:${laterParts})|utils/(?:${laterUtilities}))`,
      ),
      priority: 1,
    },
    // Small parts that most pages need: separate files would cost more than the unused parts of a page.
    // Hours and questions belong to few pages, whoever else shows them.
    {
      name: 'shared',
      test: /src\/(?:loading|sections|theme|ui)\/(?!after-consent|hours-list|open-now)/,
      minShareCount: 4,
    },
  ],
};

const closedNotice =
  'The site is closed: every address shows maintenance of config/site.ts. Delete that, and build again, to open it.';

const assertInOrder = (site: string) => {
  const errors = configErrors(site);
  if (errors) throw new Error(errors);
};

/** Scripts, pictures, fonts, and every page as complete HTML of one language of the site, in the folder `built`. */
const makeLanguage = async (
  { root, site, built }: { root: string; site: string; built: string },
  language?: string,
) => {
  const { cuts, files } = await cutFontsOfConfig(root, site, language);
  const configFor = await viteConfig(root, site, language);
  // A new config for each build: plugins keep state.
  const viteBuild = (options: BuildOptions) => {
    const config = configFor({ mode: 'production', command: 'build' });
    return build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      define: { ...config.define, __FONT_CUTS__: JSON.stringify(cuts) },
      build: { ...config.build, ...options },
    });
  };
  // Node.js imports a module once: each language has its own.
  const server = join(makingFolder(site), `server${language === undefined ? '' : `-${language}`}`);
  await viteBuild({
    outDir: built,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting } },
  });
  await viteBuild({
    outDir: server,
    emptyOutDir: true,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
  });
  for (const [file, bytes] of files) await writeFile(join(built, file), bytes);
  const configFolder = relative(root, join(site, 'config')).replaceAll('\\', '/');
  const made = await prerender({
    root,
    site: built,
    server,
    configFolder,
  });
  await rm(server, { recursive: true });
  // Vite's manifest was for the pages; it is not published.
  await rm(join(built, '.vite'), { recursive: true });
  return made;
};

/** Another language beside the main one: its pages have a folder of their own, scripts of the same content one name. */
const makeBeside = async (places: Parameters<typeof makeLanguage>[0], language: string) => {
  const own = join(makingFolder(places.site), `language-${language}`);
  const made = await makeLanguage({ ...places, built: own }, language);
  // Vite's template; the first page of the language has another name.
  await rm(join(own, 'index.html'));
  await cp(own, places.built, { recursive: true, force: false });
  await rm(own, { recursive: true });
  return made;
};

/**
 * For Firebase Hosting, which chooses the page for unknown addresses by the browser's language: the main one as well,
 * or a visitor's second language would come before it. Of two that the host takes for one it has the first.
 */
const copyNotFound = async (built: string, notFound: ReadonlyMap<string, string>) => {
  for (const [key, file] of [...notFound].reverse()) {
    const copy = join(built, notFoundCopy(key));
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(built, file), copy);
  }
};

/** Every page in every language, and how the host serves them. */
const makeBuild = async (root: string, site: string): Promise<number> => {
  writeRules(site);
  // Emotion's class names differ between development and production.
  process.env.NODE_ENV = 'production';
  const making = makingFolder(site);
  const built = join(making, pagesFolder);
  await mkdir(making, { recursive: true });
  const languages = languageKeys(site);
  const [main, ...others] = languages;
  const {
    routes: own,
    site: shown,
    listed,
    maintenance,
  } = await makeLanguage({ root, site, built }, main);
  const routes = { ...own };
  for (const language of others) {
    const made = await makeBeside({ root, site, built }, language);
    routes.pages = [...routes.pages, ...made.routes.pages];
    listed.push(...made.listed);
  }
  await writeSitemap(built, shown, listed);
  const notFound = languages.map(
    (key) => [key, notFoundFile(key === main ? '' : `/${key}`)] as const,
  );
  await copyNotFound(built, new Map(notFound));
  const hosting = hostingText(site, {
    routes,
    visits: shown.visits,
    ...(notFound.length > 0 && { unmatched: notFound.map(([, file]) => file) }),
    pages: built,
    folder: builtFolder,
  });
  await writeFile(join(making, hostingFile), hosting);
  await writeFile(join(making, routesFile), JSON.stringify(routes));
  if (maintenance) {
    await writeFile(join(making, maintenanceFile), JSON.stringify(maintenance));
    console.warn(closedNotice);
  }
  return routes.pages.length;
};

/**
 * Builds the site of the project in `root` into `dist/site` below the site's folder, and writes
 * firebase.json, with the host's settings. Until the build is complete, the previous one stays.
 * Resolves to the number of pages, after `use` has finished with them: no other build begins meanwhile.
 */
export const buildSite = async (
  root: string,
  use: (pages: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  const site = siteFolder(root);
  // Errors in config are reported without waiting for another build.
  assertInOrder(site);
  return withBuildLock(site, async (waited) => {
    if (waited) assertInOrder(site);
    const pages = await makeBuild(root, site);
    await publishBuild(site);
    await use(pages);
    return pages;
  });
};

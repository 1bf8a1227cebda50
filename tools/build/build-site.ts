import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type BuildOptions } from 'vite';
import {
  maintenanceFile,
  makingFolder,
  pagesFolder,
  publishBuild,
  routesFile,
  withBuildLock,
} from '../builds';
import { builtFolder, hostingFile } from '../built-files';
import { configErrors } from '../check/check-project';
import { cutFontsOfConfig } from '../fonts/cut-fonts';
import { hostingText } from '../hosting/hosting-text';
import { prerender } from '../prerender/prerender';
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

/** Scripts, pictures, fonts, every page as complete HTML, and how the host serves them. */
const makeBuild = async (root: string, site: string): Promise<number> => {
  writeRules(site);
  // Emotion's class names differ between development and production.
  process.env.NODE_ENV = 'production';
  const { cuts, files } = await cutFontsOfConfig(root, site);
  const configFor = await viteConfig(root, site);
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
  const making = makingFolder(site);
  const built = join(making, pagesFolder);
  const server = join(making, 'server');
  await mkdir(making, { recursive: true });
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
  const { routes, visits, maintenance } = await prerender({
    root,
    site: built,
    server,
    configFolder,
  });
  await rm(server, { recursive: true });
  // Vite's manifest was for the pages; it is not published.
  await rm(join(built, '.vite'), { recursive: true });
  const hosting = hostingText(site, { routes, visits, pages: built, folder: builtFolder });
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

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { configErrors } from '../check/config-errors';
import { cutFontsOfConfig } from '../fonts/cut-fonts-of-config';
import { writeFavicon } from '../head/write-favicon';
import { writeHosting } from '../hosting/write-hosting';
import { prerender } from '../prerender/prerender';
import { writeRules } from '../security-rules/write-rules';

/** Where the built site stands, below the project's root. */
export const siteFolder = 'dist/site';
const serverFolder = 'dist/server';

/** Parts of Material UI that come with what needs them: a form, some of its fields, a question. */
const laterParts =
  'Accordion|Alert|Checkbox|CircularProgress|Form|Input|internal/|NativeSelect|OutlinedInput|Radio|Rating|Step';
/** What these alone need of its utilities. */
const laterUtilities = 'fastObjectShallowCompare|useRovingTabIndex|visuallyHidden';

/** Scripts of packages change with their versions alone: after most deploys a browser has them. */
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
        `node_modules/@mui/(?!icons-material|material/(?:${laterParts})|utils/(?:${laterUtilities}))`,
      ),
      priority: 1,
    },
  ],
};

/**
 * Builds the site into `dist/site`: scripts, pictures, fonts, and every page as complete HTML; and
 * writes firebase.json, which says how the host serves it. Resolves to the number of pages.
 */
export const buildSite = async (root: string) => {
  const errors = configErrors(root);
  if (errors) throw new Error(errors);
  writeRules(root);
  writeFavicon(root);
  // Emotion's class names differ between development and production.
  process.env.NODE_ENV = 'production';
  await rm(join(root, 'dist'), { recursive: true, force: true });
  const { cuts, files } = await cutFontsOfConfig(root);
  const define = { __FONT_CUTS__: JSON.stringify(cuts) };
  const common = { root, configLoader: 'runner', logLevel: 'warn', define } as const;
  await build({
    ...common,
    build: { outDir: siteFolder, manifest: true, rolldownOptions: { output: { codeSplitting } } },
  });
  await build({
    ...common,
    build: { outDir: serverFolder, ssr: 'src/entry-server.tsx', copyPublicDir: false },
  });
  const site = join(root, siteFolder);
  for (const [file, bytes] of files) await writeFile(join(site, file), bytes);
  const routes = await prerender({ site, server: join(root, serverFolder) });
  await rm(join(root, serverFolder), { recursive: true });
  // Vite's manifest was for the pages; nobody else is to have it.
  await rm(join(site, '.vite'), { recursive: true });
  writeHosting(root, { routes, folder: siteFolder });
  return routes.pages.length;
};

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions } from 'vite';
import type { FontCuts } from '../../src/theme/font-cuts';
import { definedFor } from '../built-site';
import { cutFontsOfConfig } from '../fonts/cut-fonts';
import { buildHeadScripts, type HeadScripts } from '../prerender/head-scripts';
import { viteConfig } from '../vite-config';
import type { Places } from './places';

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

/** A new config for each build: plugins keep state. */
const viteBuild = async (
  { root, site, language }: Places,
  { fontCuts, ...options }: BuildOptions & { fontCuts: FontCuts },
) => {
  const configFor = await viteConfig(root, site, language);
  const config = configFor({ mode: 'production', command: 'build' });
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    define: { ...config.define, ...definedFor({ fontCuts }) },
    build: { ...config.build, ...options },
  });
};

/** What browsers load: scripts, pictures, fonts, into the folder `built`. Resolves to how the fonts are cut. */
export const makeClient = async (places: Places): Promise<FontCuts> => {
  const { cuts, files } = await cutFontsOfConfig(places.root, places.site, places.language);
  await viteBuild(places, {
    fontCuts: cuts,
    outDir: places.built,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting } },
  });
  for (const [file, bytes] of files) await writeFile(join(places.built, file), bytes);
  return cuts;
};

/** What renders the pages, into the folder `server`. Resolves to the scripts of their heads. */
export const makeServer = async (places: Places, cuts: FontCuts): Promise<HeadScripts> => {
  await viteBuild(places, {
    fontCuts: cuts,
    outDir: places.server,
    emptyOutDir: true,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
  });
  return buildHeadScripts(places.root);
};

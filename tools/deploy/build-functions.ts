import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeWhole } from '../../packages/files';
import { asksToConfirm, type MailPlan } from '../../packages/mails';
import { hostingFile } from '../../packages/resolved-site/built-files';
import { confirmAddress } from '../../src/schema/opt-in';
import { codebase } from '../firebase-tools';
import type { HostingConfig } from '../hosting/hosting-config';
import { ownStyles } from '../own-styles';

/** The build folder of the functions that run at Google, below the site's folder. */
const functionsFolder = 'dist/functions';

/** The packages that Google installs for them, in this project's versions. */
const packages = ['firebase-admin', 'firebase-functions', 'nodemailer'];

/** Google's version of Node.js. */
const node = '22';

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const versionsIn = (root: string) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const known = { ...dependencies, ...devDependencies };
  return Object.fromEntries(packages.map((name) => [name, known[name]]));
};

/** The host hands the button of a page that confirms to the function of that name. */
const withConfirm = (config: HostingConfig, { region }: Pick<MailPlan, 'region'>) => {
  const called = { functionId: `${codebase}-confirm`, region };
  const confirm = { regex: `^${confirmAddress}$`, function: called };
  const { hosting } = config;
  return { ...config, hosting: { ...hosting, rewrites: [confirm, ...hosting.rewrites] } };
};

/**
 * Builds the mail functions into `dist/functions`, with their config inside, and registers them in
 * firebase.json. Not called without notifications.
 */
export const buildFunctions = async (
  root: string,
  { site, plan, bucket }: { site: string; plan: MailPlan; bucket: string },
): Promise<void> => {
  await build({
    root,
    configFile: false,
    css: ownStyles,
    logLevel: 'warn',
    publicDir: false,
    define: { __MAIL__: JSON.stringify({ plan, bucket }) },
    build: {
      ssr: 'functions/index.ts',
      outDir: join(site, functionsFolder),
      emptyOutDir: true,
      target: `node${node}`,
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
  const manifest = {
    name: 'mail',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node },
    dependencies: versionsIn(root),
  };
  writeFileSync(
    join(site, functionsFolder, 'package.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  const file = join(site, hostingFile);
  const config = JSON.parse(readFileSync(file, 'utf8')) as HostingConfig;
  const functions = [{ source: functionsFolder, codebase, runtime: `nodejs${node}` }];
  const withLinks = asksToConfirm(plan) ? withConfirm(config, plan) : config;
  writeWhole(file, `${JSON.stringify({ ...withLinks, functions }, null, 2)}\n`);
};

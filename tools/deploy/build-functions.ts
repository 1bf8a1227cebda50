import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { RecordPlan } from '../../functions/create-record-store';
import type { ScanPlan } from '../../functions/create-scan';
import type { SignInPlan } from '../../functions/create-sign-in';
import { signInAddress } from '../../packages/edit-protocol/protocol';
import { writeWhole } from '../../packages/files';
import { asksToConfirm, type MailPlan } from '../../packages/mails';
import { hostingFile } from '../../packages/resolved-site/built-files';
import { confirmAddress } from '../../src/schema/opt-in';
import { recordsAddress } from '../../src/schema/record-address';
import { codebase, recordCodebase, scanCodebase, signInCodebase } from '../firebase-tools';
import type { HostingConfig } from '../hosting/hosting-config';
import { ownStyles } from '../own-styles';

type Codebase = {
  name: string;
  entry: string;
  folder: string;
  /** What config says, by the name that the entry declares. */
  define: Record<string, unknown>;
  /** The packages that Google installs for them, in this project's versions. */
  packages: readonly string[];
  /** Patterns of paths that the host hands to a function of these, by its name. */
  rewrites: Record<string, string>;
  region: string;
};

/** Google's version of Node.js. */
const node = '22';

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const versionsIn = (root: string, packages: readonly string[]) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const known = { ...dependencies, ...devDependencies };
  return Object.fromEntries(packages.map((name) => [name, known[name]]));
};

type Functions = { source: string; codebase: string; runtime: string };

type Deployed = HostingConfig & { functions?: Functions[] };

/** The host hands paths to functions, before it looks for a page of that path. */
const registered = (config: Deployed, { name, folder, rewrites, region }: Codebase) => {
  const { hosting, functions = [] } = config;
  const handed = Object.entries(rewrites).map(([path, called]) => ({
    regex: `^${path}$`,
    function: { functionId: `${name}-${called}`, region },
  }));
  return {
    ...config,
    hosting: { ...hosting, rewrites: [...handed, ...hosting.rewrites] },
    functions: [...functions, { source: folder, codebase: name, runtime: `nodejs${node}` }],
  };
};

/** Builds functions, with their config inside, and registers them in firebase.json. */
const buildCodebase = async (root: string, site: string, group: Codebase): Promise<void> => {
  const { name, entry, folder, define, packages } = group;
  const known = Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)]);
  await build({
    root,
    configFile: false,
    css: ownStyles,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(known) as Record<string, string>,
    build: {
      ssr: entry,
      outDir: join(site, folder),
      emptyOutDir: true,
      target: `node${node}`,
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
  const manifest = {
    name,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node },
    dependencies: versionsIn(root, packages),
  };
  writeFileSync(join(site, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const file = join(site, hostingFile);
  const config = JSON.parse(readFileSync(file, 'utf8')) as Deployed;
  writeWhole(file, `${JSON.stringify(registered(config, group), null, 2)}\n`);
};

/** Builds the mail functions. Not called without notifications. */
export const buildFunctions = (
  root: string,
  { site, plan, bucket }: { site: string; plan: MailPlan; bucket: string },
): Promise<void> =>
  buildCodebase(root, site, {
    name: codebase,
    entry: 'functions/index.ts',
    folder: 'dist/functions',
    define: { __MAIL__: { plan, bucket } },
    packages: ['firebase-admin', 'firebase-functions', 'nodemailer'],
    rewrites: asksToConfirm(plan) ? { [confirmAddress]: 'confirm' } : {},
    region: plan.region,
  });

/** Builds the function by which people sign in to the editor. Not called where they sign in with a token. */
export const buildSignIn = (
  root: string,
  { site, plan }: { site: string; plan: SignInPlan },
): Promise<void> =>
  buildCodebase(root, site, {
    name: signInCodebase,
    entry: 'functions/sign-in.ts',
    folder: 'dist/edit-functions',
    define: { __SIGN_IN__: plan },
    // The Admin SDK is a peer of the other one.
    packages: ['firebase-admin', 'firebase-functions'],
    rewrites: { [signInAddress]: 'signin' },
    region: plan.region,
  });

/** Builds the functions that have files looked at by a virus scanner. Not called where no form asks for it. */
export const buildScan = (
  root: string,
  { site, plan, bucket }: { site: string; plan: ScanPlan; bucket: string },
): Promise<void> =>
  buildCodebase(root, site, {
    name: scanCodebase,
    entry: 'functions/scan.ts',
    folder: 'dist/scan-functions',
    define: { __SCAN__: { plan, bucket } },
    packages: ['firebase-admin', 'firebase-functions'],
    rewrites: {},
    region: plan.region,
  });

/** Builds the function that takes what some forms send. Not called where the database takes all of it. */
export const buildRecordStore = (
  root: string,
  { site, plan }: { site: string; plan: RecordPlan },
): Promise<void> =>
  buildCodebase(root, site, {
    name: recordCodebase,
    entry: 'functions/record-store.ts',
    folder: 'dist/record-functions',
    define: { __RECORDS__: plan },
    packages: ['firebase-admin', 'firebase-functions'],
    rewrites: { [`${recordsAddress}/.+`]: 'store' },
    region: plan.region,
  });

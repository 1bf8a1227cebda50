import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Alias, build, normalizePath, type Plugin } from 'vite';
import { siteFontsPlugin } from '../fonts/site-fonts-plugin';
import { ownStyles } from '../own-styles';
import { packagesFolder } from '../roots';
import { codeAliases } from '../served-code';
import { editorPolicy } from './editor-policy';
import { engineFiles, engineFilesPlugin } from './engine-files';
import type { SiteAtHost } from './files/site-at-host';
import { hostedModulesPlugin } from './hosted-modules';
import { scriptsAtOnce } from './scripts-at-once';

const names = '__editor/[name]-[hash].js';

/** Below it are the editor's own files: no address of a site begins like this. */
const base = '/__editor/';

/** Node's modules that the worker has, by their names behind `node:`. */
const shims: Readonly<Record<string, string>> = {
  fs: 'packages/edit-worker/shims/fs.ts',
  'fs/promises': 'packages/edit-worker/shims/fs-promises.ts',
  crypto: 'packages/edit-worker/shims/crypto.ts',
  os: 'packages/edit-worker/shims/os.ts',
  'timers/promises': 'packages/edit-worker/shims/timers-promises.ts',
};

/** What stands for Node's modules in the worker. */
const nodeAliases = (root: string): Alias[] => {
  const inPackages = (name: string) => join(packagesFolder(root), name);
  return [
    ...Object.entries(shims).map(([name, file]) => ({
      find: new RegExp(`^node:${name}$`),
      replacement: join(root, file),
    })),
    { find: /^node:path$/, replacement: 'pathe' },
    // The package: Node has a module of this name.
    { find: /^buffer$/, replacement: inPackages('buffer/index.js') },
    { find: /^oxc-parser$/, replacement: join(root, 'packages/edit-worker/parser/parse-sync.ts') },
  ];
};

type Bundle = {
  /** Files in this folder. Several share what they both need, in parts. */
  inputs: readonly string[];
  alias?: Alias[];
  plugins?: (Plugin | Plugin[])[];
  /** What several run before all else; one of its own is one script. */
  first?: RegExp;
  define?: Record<string, string>;
  /** What nothing in the script may come to need, though modules of it speak of it. */
  without?: (string | RegExp)[];
};

type Built = { fileName: string; content: string | Uint8Array };

/** Scripts, and the files that they name. */
const bundle = async (
  root: string,
  { inputs, alias = [], plugins = [], define = {}, first, without = [] }: Bundle,
) => {
  const input = inputs.map((file) => normalizePath(join(root, 'tools/hosted-editor', file)));
  const built = await build({
    root,
    base: '/',
    configFile: false,
    css: ownStyles,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins,
    resolve: { alias },
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      assetsDir: base.slice(1, -1),
      rolldownOptions: {
        input,
        external: without,
        output: {
          codeSplitting: first ? { groups: scriptsAtOnce(first, input) } : false,
          chunkFileNames: names,
          entryFileNames: names,
        },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = files.filter((each) => each.type === 'chunk');
  const own = scripts.map(({ fileName }) => fileName);
  const missing = scripts
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !own.includes(name));
  if (missing.length > 0) {
    throw new Error(`${inputs.join()} imports what no browser has: ${missing.join(', ')}.`);
  }
  const importsOf = (name: string) =>
    scripts.find(({ fileName }) => fileName === name)?.imports ?? [];
  return {
    /** The name of a script, and all that it needs at once. */
    script: (input: string): [name: string, ...needed: string[]] => {
      const file = normalizePath(join(root, 'tools/hosted-editor', input));
      const entry = scripts.find(({ facadeModuleId: of }) => of && normalizePath(of) === file);
      if (!entry) throw new Error(`There is no script of ${input}.`);
      const needed = new Set<string>();
      const follow = (name: string) => {
        for (const each of importsOf(name).filter((known) => !needed.has(known))) {
          needed.add(each);
          follow(each);
        }
      };
      follow(entry.fileName);
      return [entry.fileName, ...needed];
    },
    files: files.map((each): Built => {
      return {
        fileName: each.fileName,
        content: each.type === 'chunk' ? each.code : each.source,
      };
    }),
  };
};

type EditorOptions = {
  root: string;
  site: string;
  /** The file in this folder that starts the worker. */
  worker: string;
  /** Where the files are at a git host: as `editing` of config says. */
  editing?: EditedAt | undefined;
};

type EditedAt = SiteAtHost & { client?: string | undefined };

const originOf = ({ server, api = 'https://api.github.com' }: EditedAt) =>
  new URL(server ?? api).origin;

/**
 * The page of a site's editor as files, by their names: served from the root of a host of its own, where any address is
 * index.html. The worker has the site's files; nothing of its texts is in these.
 */
export const buildEditor = async ({
  root,
  site,
  worker,
  editing,
}: EditorOptions): Promise<Map<string, string | Uint8Array>> => {
  const runtime = 'tools/hosted-editor/page/hosted-runtime.ts';
  const engine = engineFiles(root);
  const workerInput = `worker/${worker}`;
  const define = { __EDITING__: JSON.stringify(editing ?? null) };
  // Page and worker share schemas and words, which are loaded once.
  const both = await bundle(root, {
    inputs: ['page/site.ts', workerInput],
    alias: [...codeAliases({ root, runtime }), ...nodeAliases(root)],
    plugins: [hostedModulesPlugin(root), engineFilesPlugin(engine), siteFontsPlugin(site), react()],
    define,
    first: /\/shims\/globals\.ts$|\/node_modules\/(?:buffer|base64-js|ieee754)\//,
    // Pictures are scaled by the browser, and of Node there is what has a shim.
    without: ['sharp', new RegExp(`^node:(?!(?:path|${Object.keys(shims).join('|')})$)`)],
  });
  const page = await bundle(root, { inputs: ['page/main.ts'], define });
  const signIn =
    editing && (await bundle(root, { inputs: ['page/sign-in.ts'], plugins: [react()] }));
  const serviceWorker = await bundle(root, { inputs: ['page/service-worker.ts'] });
  const [script, ...needed] = both.script('page/site.ts');
  const [workerScript] = both.script(workerInput);
  const [pageScript] = page.script('page/main.ts');
  const publicFiles = 'site-files.js';
  const scripts = [
    `<meta name="editor-worker" content="/${workerScript}" />`,
    `<meta name="editor-script" content="/${script}" />`,
    `<meta name="editor-public" content="/${publicFiles}" />`,
    ...(signIn
      ? [`<meta name="editor-sign-in" content="/${signIn.script('page/sign-in.ts')[0]}" />`]
      : []),
    ...[script, ...needed].map((name) => `<link rel="modulepreload" href="/${name}" />`),
    `<script type="module" src="/${pageScript}"></script>`,
    // It asks for nothing of the site: it runs while the worker begins.
    ...needed
      .filter((name) => name.includes('/shared-'))
      .map((name) => `<script type="module" src="/${name}"></script>`),
  ];
  const template = readFileSync(join(root, 'tools/hosted-editor/page/index.html'), 'utf8');
  const html = template
    .replace('%POLICY%', () => editorPolicy(editing ? [originOf(editing)] : []))
    .replace('%SCRIPTS%', () => scripts.join('\n    '));
  return new Map([
    [engine.name, engine.examples],
    ...[both, page, ...(signIn ? [signIn] : [])].flatMap(({ files }) =>
      files.map(({ fileName, content }) => [fileName, content] as const),
    ),
    // At the root, whose files it answers for.
    ...serviceWorker.files.map(({ content }) => [publicFiles, content] as const),
    ['index.html', html],
  ]);
};

/** Writes files into a folder, which then has no others. */
export const writeEditor = (folder: string, files: ReadonlyMap<string, string | Uint8Array>) => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};

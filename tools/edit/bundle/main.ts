import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ownStyles } from '../../own-styles';
import { reportAndExit } from '../../report-and-exit';
import { engineRoot } from '../../roots';
import { codeAliases } from '../../served-code';
import type { ScriptFile } from './edit-scripts';
import { liveModulesPlugin } from './live-modules';

/**
 * The scripts of the editor's pages, the first one the page's own. All code and all packages, in a few files that the
 * browser compiles at the same time: one would take twice as long, and hundreds of small ones longer still. React is the
 * one that visitors have: its warnings are for those who write code, in `npm run dev`.
 */
const buildScripts = async (root: string): Promise<ScriptFile[]> => {
  const built = await build({
    root,
    configFile: false,
    css: ownStyles,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [liveModulesPlugin(root), react()],
    resolve: { alias: codeAliases({ root, runtime: 'tools/edit/edit-runtime.ts' }) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'tools/edit/edit-page.ts'),
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [
              // Looks at its own call stack when it is loaded, for which the browser parses its file once more.
              {
                name: 'text',
                test: /node_modules\/(?:prosemirror|orderedmap|rope-sequence|w3c-keyname)/,
              },
              { name: 'packages', test: /node_modules/ },
              { name: 'code', test: /./ },
            ],
          },
        },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.map((file) => {
    if (file.type !== 'chunk')
      throw new Error(`The editor's scripts have a file: ${file.fileName}`);
    return { name: file.fileName, code: file.code, imports: file.imports };
  });
};

/** Prints the scripts. */
await buildScripts(engineRoot).then(
  (files) => process.stdout.write(JSON.stringify(files)),
  reportAndExit,
);

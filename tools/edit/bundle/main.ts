import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ownStyles } from '../../own-styles';
import { reportAndExit } from '../../report-and-exit';
import { engineRoot } from '../../roots';
import { codeAliases } from '../../served-code';
import { type EditScript, printScript } from './edit-script';
import { liveModule, liveModulesPlugin } from './live-modules';

/**
 * The script of the editor's pages: all code and all packages in one file, which is no module. Chromium keeps what it has
 * compiled of such a script, and of a module it compiles everything at each start (seen with 156). React is the one that
 * visitors have: its warnings are for those who write code, in `npm run dev`.
 */
const buildScript = async (root: string): Promise<EditScript> => {
  const built = await build({
    root,
    configFile: false,
    css: ownStyles,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [liveModulesPlugin(root), react()],
    resolve: { alias: codeAliases({ root, runtime: 'tools/edit/page-runtime.ts' }) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'tools/edit/edit-page.ts'),
        output: {
          format: 'iife',
          entryFileNames: '[name]-[hash].js',
          globals: liveModule,
        },
      },
    },
  });
  const [script, ...others] = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error('The code of the editor is not one script.');
  return { name: script.fileName, imports: script.imports, code: Buffer.from(script.code) };
};

/** Prints the script. */
await buildScript(engineRoot).then(
  (script) => process.stdout.write(printScript(script)),
  reportAndExit,
);

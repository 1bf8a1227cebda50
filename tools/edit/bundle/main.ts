import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ownStyles } from '../../own-styles';
import { reportAndExit } from '../../report-and-exit';
import { engineRoot } from '../../roots';
import { codeAliases } from '../../served-code';
import { liveModulesPlugin } from './live-modules';

/**
 * The script of the editor's pages: all code and all packages in one file, which loads faster than parts of it. React is
 * the one that visitors have: its warnings are for those who write code, in `npm run dev`.
 */
const buildScript = async (root: string): Promise<string> => {
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
        output: { codeSplitting: false },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [script, ...others] = files;
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error(
      `The editor's script is not one file: ${files.map((file) => file.fileName).join(', ')}.`,
    );
  }
  return script.code;
};

/** Prints the script. */
await buildScript(engineRoot).then((script) => process.stdout.write(script), reportAndExit);

import { createServer } from 'vite';
import { loadTypeface } from '../fonts/load-typeface';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { siteFolder } from '../site-folder';
import { viteConfig } from '../vite-config';

/** `npm run dev` of a project that has installed the engine; in this one it is Vite's own command with vite.config.ts. */
const serve = async () => {
  // The gallery measures the fonts of all themes.
  await loadTypeface();
  const configFor = await viteConfig(engineRoot, siteFolder());
  const config = configFor({ mode: 'development', command: 'serve' });
  const server = await createServer({ ...config, configFile: false });
  await server.listen();
  server.printUrls();
};

await serve().catch(reportAndExit);

import { buildSite } from '../build/build-site';
import { assertFreePort, npmStart, readPort } from '../http/port';
import { reportAndExit } from '../report-and-exit';
import { engineRoot, projectRoot } from '../roots';
import { siteName } from '../site-folder';

const start = async () => {
  const port = readPort(process.env.PORT, npmStart);
  await assertFreePort(port, npmStart);
  await buildSite(engineRoot);
  const { serveSite } = await import('./serve-site');
  const server = await serveSite({ root: projectRoot, port });
  const name = siteName();
  if (name !== '') console.log(`Of the folder:  ${name}`);
  console.log(`The site:       http://localhost:${port}`);
  console.log(`What it stored: http://localhost:${port}/__local/`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

await start().catch(reportAndExit);

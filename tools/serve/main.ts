import { assertFreePort, npmStart, readPort } from '../http/port';
import { reportAndExit } from '../report-and-exit';
import { siteName } from '../site-folder';
import { buildApart } from './build-apart';

const start = async () => {
  const root = process.cwd();
  const port = readPort(process.env.PORT, npmStart);
  await assertFreePort(port, npmStart);
  // Named wrongly, it is said before anything is loaded to build it.
  const name = siteName(root);
  await buildApart(root);
  const { serveSite } = await import('./serve-site');
  const server = await serveSite({ root, port });
  if (name !== '') console.log(`Of the folder:  ${name}`);
  console.log(`The site:       http://localhost:${port}`);
  console.log(`What it stored: http://localhost:${port}/__local/`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

await start().catch(reportAndExit);

import { openBrowser } from '../../packages/edit-server';
import { assertFreePort, npmEdit, readPort } from '../http/port';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { siteFolder, siteName } from '../site-folder';
import { editScript } from './bundle/edit-script';

const edit = async () => {
  const site = siteFolder();
  const port = readPort(process.env.PORT, npmEdit);
  await assertFreePort(port, npmEdit);
  // What may have to be bundled begins first: Vite takes a second to load, which is wasted if the port is taken.
  const script = editScript(engineRoot);
  // The page that asks for it says so.
  script.catch(() => undefined);
  const { editSite } = await import('./edit-site');
  const editing = await editSite({ root: engineRoot, site, port, script });
  const name = siteName();
  if (name !== '') console.log(`Of the folder:  ${name}`);
  console.log(`Edit the site:  ${editing.address}`);
  console.log('Who has this address can change the site; the next start has another one.');
  openBrowser(editing.address);
  const stop = () => void editing.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

await edit().catch(reportAndExit);

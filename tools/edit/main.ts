import { openBrowser } from '../../packages/edit-server';
import { npmEdit, readPort } from '../http/port';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { siteFolder, siteName } from '../site-folder';
import { editScript } from './bundle/edit-script';
import { openDoor } from './door';

const edit = async () => {
  const site = siteFolder();
  const door = await openDoor(readPort(process.env.PORT, npmEdit));
  const name = siteName();
  if (name !== '') console.log(`Of the folder:  ${name}`);
  console.log(`Edit the site:  ${door.address}`);
  console.log('Who has this address can change the site; the next start has another one.');
  openBrowser(door.address);
  // Begins before Vite is loaded, which takes as long.
  const script = editScript(engineRoot);
  // The page that asks for it says so.
  script.catch(() => undefined);
  const { editSite } = await import('./edit-site');
  const editing = await editSite({ root: engineRoot, site, at: door, script });
  const stop = () => void editing.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

await edit().catch(reportAndExit);

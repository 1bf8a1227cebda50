import { join } from 'node:path';
import { checkWithin } from '../check/check-project';
import { assertFreePort, npmEdit, readPort } from '../http/port';
import { reportAndExit } from '../report-and-exit';
import { editsFolder } from '../site-files/site-files';
import { siteFolder, siteName } from '../site-folder';
import { changesHandlers } from './changes/handlers';
import { pagesHandlers } from './pages/handlers';
import { routeOf } from './route-of';
import { openBrowser } from './server/open-browser';
import { applyChange } from './splice/apply-change';
import { newFileText } from './splice/new-file';
import { createEditStore } from './store/create-edit-store';

const edit = async () => {
  const root = process.cwd();
  const site = siteFolder(root);
  const port = readPort(process.env.PORT, npmEdit);
  await assertFreePort(port, npmEdit);
  // Vite takes a second to load, which is wasted if the port is taken.
  const { startEditing } = await import('./start');
  const store = createEditStore({
    site,
    check: checkWithin(site),
    apply: (file, text, change) => applyChange(file, text, change),
    newFileText,
  });
  const context = { site, store, trash: join(editsFolder(site), 'trash'), now: () => new Date() };
  const routes = [...changesHandlers(context), ...pagesHandlers(store)].map(routeOf);
  const editing = await startEditing({ root, site, port, store, routes });
  const name = siteName(root);
  if (name !== '') console.log(`Of the folder:  ${name}`);
  console.log(`Edit the site:  ${editing.address}`);
  console.log('Who has this address can change the site; the next start has another one.');
  openBrowser(editing.address);
  const stop = () => void editing.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

await edit().catch(reportAndExit);

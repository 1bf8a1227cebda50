import { join } from 'node:path';
import { builtFolder } from '../built-files';
import { endWithParent } from '../end-with-parent';
import { reportAndExit } from '../report-and-exit';
import { siteName } from '../site-folder';
import { buildSite } from './build-site';

endWithParent();
try {
  const pages = await buildSite(process.cwd());
  // `npm start` says where the site is, instead.
  if (!process.argv.includes('--quiet')) {
    console.log(`${pages} pages are in ${join(siteName(), builtFolder)}.`);
  }
} catch (error) {
  reportAndExit(error);
}

import { join } from 'node:path';
import { reportAndExit } from '../report-and-exit';
import { siteName } from '../site-folder';
import { buildSite } from './build-site';
import { builtFolder } from './built-files';

try {
  const pages = await buildSite(process.cwd());
  console.log(`${pages} pages are in ${join(siteName(), builtFolder)}.`);
} catch (error) {
  reportAndExit(error);
}

import { join } from 'node:path';
import { builtFolder } from '../../packages/resolved-site/built-files';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { siteName } from '../site-folder';
import { buildSite } from './build-site';

try {
  const pages = await buildSite(engineRoot);
  console.log(`${pages} pages are in ${join(siteName(), builtFolder)}.`);
} catch (error) {
  reportAndExit(error);
}

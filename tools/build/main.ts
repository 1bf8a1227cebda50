import { join } from 'node:path';
import { builtFolder } from '../../packages/resolved-site/built-files';
import { engineRoot } from '../engine-root';
import { reportAndExit } from '../report-and-exit';
import { siteName } from '../site-folder';
import { buildSite } from './build-site';

try {
  const pages = await buildSite(engineRoot);
  console.log(`${pages} pages are in ${join(siteName(), builtFolder)}.`);
} catch (error) {
  reportAndExit(error);
}

import { reportAndExit } from '../report-and-exit';
import { buildSite, siteFolder } from './build-site';

try {
  const pages = await buildSite(process.cwd());
  console.log(`${pages} pages are in ${siteFolder}.`);
} catch (error) {
  reportAndExit(error);
}

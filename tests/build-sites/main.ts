import { reportAndExit } from '../../tools/report-and-exit';
import { mainSites } from './build-sites';
import { allSites, ensureSites } from './ensure-sites';

/**
 * Builds what tests look at, where it is not there as it is now: with `--main` the sites of `npm test`, with `--all`
 * every one, or those that are named (`examples/dentist gallery`). One process, which loads the tools once.
 */
const root = process.cwd();
const sitesOf = (word: string) => {
  if (word === '--main') return mainSites;
  return word === '--all' ? allSites(root) : [word];
};

try {
  const words = process.argv.slice(2);
  await ensureSites(root, (words.length > 0 ? words : ['--main']).flatMap(sitesOf));
} catch (error) {
  reportAndExit(error);
}

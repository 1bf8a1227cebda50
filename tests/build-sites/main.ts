import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mapAtOnce } from '../../tools/map-at-once';
import { reportAndExit } from '../../tools/report-and-exit';
import { mainSites } from './build-sites';
import { allSites, ensureSite } from './ensure-sites';

/**
 * Builds what tests look at, where it is not there as it is now: with `--main` the sites of `npm test`, with `--all`
 * every one, or the one that is named (`examples/dentist`, `gallery`). Several are built two at a time, each in a
 * process of its own: much of a build runs on one processor.
 */
const root = process.cwd();

/** Resolves when the site is built; what is wrong with it is said by its own process. */
const buildBeside = async (site: string) => {
  const args = ['tools/run.mjs', 'tests/build-sites/main.ts', site];
  const [status] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  if (status !== 0) process.exitCode = 1;
};

const [word = '--main'] = process.argv.slice(2);
try {
  if (word === '--main') await mapAtOnce(mainSites, 2, buildBeside);
  else if (word === '--all') await mapAtOnce(allSites(root), 2, buildBeside);
  else await ensureSite(root, word);
} catch (error) {
  reportAndExit(error);
}

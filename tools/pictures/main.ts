import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { reportAndExit } from '../report-and-exit';
import { browserFlags, findTestBrowser } from '../setup/find-browser';
import { makeComic } from './make-comic';
import { makePictures } from './make-pictures';
import { takeShots } from './take-shots';

/**
 * `npm run pictures`: the pictures of the agency's pages, made of its photographs of the sites in examples/; with --shots
 * these photographs, with --school the drawings of examples/school.
 */
const root = process.cwd();
const [option, ...others] = process.argv.slice(2);
const takes = option === '--shots';
const draws = option === '--school';
const named = takes || draws || option === undefined ? others : [option, ...others];

try {
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserFlags });
  const shots = join(root, 'tools/pictures/shots');
  const folder = join(root, 'public/pictures');
  if (takes) await takeShots(browser, { root, folder: shots, named });
  else if (draws) await makeComic(browser, { root, named });
  else await makePictures(browser, { root, shots, folder, named });
  await browser.close();
} catch (error) {
  reportAndExit(error);
}

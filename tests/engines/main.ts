import { todays } from '../browser/todays';
import { startSite, type Site } from '../local-site';
import type { Journey } from './journey';
import { carousels, questions } from './journeys/about';
import { anchors } from './journeys/anchors';
import { feedback, severalFiles, stepsBack } from './journeys/dentist';
import { enlarged } from './journeys/enlarged';
import { failedSubmit } from './journeys/failed-submit';
import { contactWithoutSiteData, formJourneys } from './journeys/forms';
import { hostedEditor } from './journeys/hosted-editor';
import { largeLetters } from './journeys/large-letters';
import { menu } from './journeys/menu';
import { backAndForward, navigation } from './journeys/navigation';
import { printed, rulesForPaper } from './journeys/paper';
import { startFirefox } from './start-firefox';
import { startWebkit } from './start-webkit';
import type { Engine } from './visitor';
import { walk } from './walk';

const everywhere = [
  ...[navigation, backAndForward, ...formJourneys, failedSubmit, questions, ...carousels],
  ...[feedback, stepsBack, severalFiles],
  ...[...anchors, enlarged, menu, ...largeLetters, rulesForPaper, hostedEditor],
];

/** Of each three journeys one in Firefox and another in WebKit; on the next day others. */
const inFirefox = todays(everywhere, { oneIn: 3 });
const inWebkit = todays(everywhere, { oneIn: 3, in: 1 });

/** Journeys that a browser or its driver does not allow, and why. */
type Skipped = { journeys: Journey[]; why: string };

type Party = {
  name: string;
  start: () => Promise<Engine>;
  journeys: Journey[];
  skipped: Skipped[];
};

const parties: Party[] = [
  {
    name: 'Firefox',
    start: startFirefox,
    journeys: [...inFirefox, contactWithoutSiteData, ...printed],
    skipped: [],
  },
  {
    name: 'WebKit',
    start: startWebkit,
    journeys: inWebkit,
    skipped: [
      {
        journeys: [contactWithoutSiteData],
        why: 'MiniBrowser has no setting that keeps site data from a site',
      },
      { journeys: printed, why: 'WebKitWebDriver does not print' },
    ],
  },
];

/** The sites under test, by folder. */
type Sites = Record<'tests/sites/agency' | 'examples/dentist', Site>;

/** As in playwright.config.ts: on CI a second try is told as such, and stops no change. */
const tries = process.env.CI ? 2 : 1;

/** Whether a try of the journey has passed. */
const passes = async (journey: Journey, place: { engine: Engine; site: Site }) => {
  for (let left = tries; left > 0; left -= 1) if (await walk(journey, place)) return true;
  return false;
};

/** The number of failed journeys: all of them if a browser cannot be started. */
const runParty = async ({ name, start, journeys, skipped }: Party, sites: Sites) => {
  const began = Date.now();
  let engine: Engine;
  try {
    engine = await start();
  } catch (error) {
    console.error(`\n${name} could not be started; its ${journeys.length} journeys fail.`, error);
    return journeys.length;
  }
  console.log(`\n${name}: ${engine.version}`);
  let failed = 0;
  try {
    for (const journey of journeys) {
      const site = sites[journey.folder ?? 'tests/sites/agency'];
      if (!(await passes(journey, { engine, site }))) failed += 1;
    }
    for (const { journeys: missing, why } of skipped)
      for (const journey of missing) console.log(`  – left out: ${journey.name} (${why})`);
  } finally {
    await engine.stop();
  }
  console.log(`  in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return failed;
};

/** The journeys that every browser must pass, in browsers that `npm test` does not use: all in both with TEST_RUNS=full. */
const port = Number(process.env.TEST_PORT ?? 41_830);
const agency = await startSite(port, 'tests/sites/agency');
const dentist = await startSite(port + 1, 'examples/dentist');
const sites = { 'tests/sites/agency': agency.thing, 'examples/dentist': dentist.thing };
let failed = 0;
for (const party of parties) failed += await runParty(party, sites);
await agency.stop();
await dentist.stop();
const all = parties.flatMap(({ journeys }) => journeys).length;
console.log(`\n${all - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

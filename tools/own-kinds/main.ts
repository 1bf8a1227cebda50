import { reportAndExit } from '../report-and-exit';
import { engineRoot, projectRoot } from '../roots';
import { composeEngine } from './compose-engine';

/** Prints the folder of the engine that commands of the project are to run: tools/setup/site.mjs asks for it. */
try {
  process.stdout.write(composeEngine({ engine: engineRoot, project: projectRoot }));
} catch (error) {
  reportAndExit(error);
}

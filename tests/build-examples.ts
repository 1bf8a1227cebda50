import { buildSite } from '../tools/build/build-site';
import { reportAndExit } from '../tools/report-and-exit';
import { examplesIn } from '../tools/site-folder';

/** Builds the other sites, as `SITE=examples/dentist npm run build` does: those of examples/, and those for tests alone. */
const root = process.cwd();
try {
  for (const site of [...examplesIn(root), 'tests/sites/frame']) {
    process.env.SITE = site;
    await buildSite(root);
  }
} catch (error) {
  reportAndExit(error);
}

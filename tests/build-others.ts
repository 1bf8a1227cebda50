import { buildGallery } from '../tools/build/build-gallery';
import { buildSite } from '../tools/build/build-site';
import { reportAndExit } from '../tools/report-and-exit';
import { sitesIn } from '../tools/site-folder';

/**
 * Builds the other sites, as `SITE=examples/dentist npm run build` does: those of examples/, and those only
 * for tests; and the gallery. One process for all, which loads the tools once.
 */
const root = process.cwd();
try {
  for (const site of ['examples', 'tests/sites'].flatMap((parent) => sitesIn(root, parent))) {
    process.env.SITE = site;
    await buildSite(root);
  }
  delete process.env.SITE;
  await buildGallery(root);
} catch (error) {
  reportAndExit(error);
}

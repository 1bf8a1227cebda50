import { configErrors } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { reportAndExit } from '../report-and-exit';
import { siteFolder } from '../site-folder';

try {
  const site = siteFolder();
  const errors = configErrors(site);
  if (errors) throw new Error(errors);
  writeRules(site);
  console.log('firestore.rules and storage.rules are written from config/forms.');
} catch (error) {
  reportAndExit(error);
}

import { configErrors } from '../check/config-errors';
import { writeRules } from './write-rules';

const root = process.cwd();
const errors = configErrors(root);
if (errors) {
  console.error(errors);
  process.exit(1);
}
writeRules(root);
console.log('firestore.rules and storage.rules say what config/forms says.');

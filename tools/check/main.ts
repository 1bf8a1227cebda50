import { checkConfig } from './check-config';
import { configErrors } from './config-errors';
import { readConfigSources } from './config-files';
import { formatProblems } from './format-problems';

const root = process.cwd();
const warnings = checkConfig(readConfigSources(root)).filter(
  ({ severity }) => severity === 'warning',
);
const errors = configErrors(root);

if (warnings.length > 0) console.log(`Before launch:\n\n${formatProblems(warnings)}\n`);
if (errors) {
  console.error(errors);
  process.exit(1);
}
console.log('config is in order.');

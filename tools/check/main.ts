import { checkConfig } from './check-config';
import { readConfigSources } from './config-files';
import { formatProblems } from './format-problems';

const problems = checkConfig(readConfigSources(process.cwd()));
const errors = problems.filter(({ severity }) => severity === 'error');
const warnings = problems.filter(({ severity }) => severity === 'warning');

if (warnings.length > 0) console.log(`Replace before launch:\n\n${formatProblems(warnings)}\n`);
if (errors.length > 0) {
  console.error(`${errors.length} to mend in config:\n\n${formatProblems(errors)}\n`);
  process.exit(1);
}
console.log('config is in order.');

import { staleReference } from '../reference/stale-reference';
import { staleRules } from '../security-rules/stale-rules';
import { checkConfig } from './check-config';
import { readConfigSources } from './config-files';
import { formatProblems } from './format-problems';

const root = process.cwd();
const sources = readConfigSources(root);
const problems = checkConfig(sources);
const warnings = problems.filter(({ severity }) => severity === 'warning');
const errors = problems.filter(({ severity }) => severity === 'error');

if (warnings.length > 0) console.log(`Before launch:\n\n${formatProblems(warnings, sources)}\n`);
if (errors.length > 0) {
  console.error(`${errors.length} to mend in config:\n\n${formatProblems(errors, sources)}\n`);
  process.exit(1);
}
const stale = staleRules(root);
const staleWords = staleReference(root);
if (staleWords.length > 0) {
  console.error(
    `Older than the contracts in src/: ${staleWords.join(', ')}. Write them with npm run reference.`,
  );
  process.exitCode = 1;
}
if (stale.length > 0) {
  console.error(
    `Older than config/forms: ${stale.join(', ')}.\n` +
      'Write them with npm run rules, commit them, and publish them with the site.',
  );
  process.exit(1);
}
if (!process.exitCode) console.log('config is in order.');

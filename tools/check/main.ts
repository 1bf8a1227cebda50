import { staleReference } from '../reference/stale-reference';
import { reportAndExit } from '../report-and-exit';
import { staleRules } from '../security-rules/stale-rules';
import { siteFolder } from '../site-folder';
import { checkProject } from './check-project';
import { fixProject } from './fix/fix-project';
import { annotate } from './tell/annotate';
import { formatErrors } from './tell/format-problems';
import { formatWarnings } from './tell/format-warnings';

const root = process.cwd();

const fix = () => {
  const fixed = fixProject(siteFolder(root), checkProject(siteFolder(root)));
  const told = fixed.map(
    ({ file, line, code, message }) => `  ${file}:${line}  ${code}  ${message}`,
  );
  console.log(
    fixed.length === 0
      ? 'Nothing could be mended for certain.\n'
      : `Mended ${fixed.length}:\n\n${told.join('\n')}\n`,
  );
};

/** What is written from other files and is older than these. */
const staleFiles = () => {
  const reference = staleReference(root);
  const rules = staleRules(siteFolder(root));
  return [
    ...(reference.length > 0
      ? [
          `Older than the contracts in src/: ${reference.join(', ')}.\n` +
            'Write them with npm run reference.',
        ]
      : []),
    ...(rules.length > 0
      ? [
          `Older than config/forms: ${rules.join(', ')}.\n` +
            'Write them with npm run rules, commit them, and publish them with the site.',
        ]
      : []),
  ];
};

const check = ({ annotated }: { annotated: boolean }) => {
  const { problems, sources } = checkProject(siteFolder(root));
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (warnings.length > 0) console.log(`${formatWarnings(warnings)}\n`);
  // What is written from config cannot be judged while config is not in order.
  const wrong = errors.length > 0 ? [formatErrors(errors, sources)] : staleFiles();
  if (wrong.length === 0) {
    console.log('config is in order.');
    return;
  }
  console.error(wrong.join('\n'));
  if (annotated && errors.length > 0) console.log(annotate(errors));
  process.exitCode = 1;
};

try {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--fix' && option !== '--annotate');
  if (unknown !== undefined) {
    throw new Error(`There is no option ${unknown}; there are --fix and --annotate.`);
  }
  if (options.includes('--fix')) fix();
  check({ annotated: options.includes('--annotate') });
} catch (error) {
  reportAndExit(error);
}

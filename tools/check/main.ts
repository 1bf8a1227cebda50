import type { Severity } from '../../packages/problems/catalogue/catalogue-entry';
import {
  annotate,
  formatErrors,
  formatImprovable,
  formatWarnings,
} from '../../packages/site-check';
import { namedFromProject } from '../named-from-project';
import { staleReference } from '../reference/reference-files';
import { reportAndExit } from '../report-and-exit';
import { engineFilesNamed, engineRoot, isPackage } from '../roots';
import { siteFolder, siteName } from '../site-folder';
import { checkProject } from './check-project';
import { fixProject } from './fix-project';
import { staleRules } from './rules-files';

const named = (words: string) => engineFilesNamed(namedFromProject(words, siteName()));

const fix = () => {
  const fixed = fixProject(siteFolder(), checkProject(siteFolder()));
  const reported = fixed.map(
    ({ file, line, code, message }) => `  ${file}:${line}  ${code}  ${message}`,
  );
  console.log(
    fixed.length === 0
      ? 'Nothing could be fixed for certain.\n'
      : named(`Fixed ${fixed.length}:\n\n${reported.join('\n')}\n`),
  );
};

type Stale = { file: string; reported: string };

/**
 * Generated files that are older than their sources: not the editor's mistake, and the command that
 * updates them.
 */
const staleFiles = (): Stale[] => {
  const reference = isPackage ? [] : staleReference(engineRoot);
  const rules = staleRules(siteFolder());
  const ofReference = `A developer has changed src/, and ${reference.join(', ')} do not say so yet. Whoever changed it writes them with npm run reference.`;
  const ofRules = `config is in order. A form has changed, and the server does not know of it yet: ${rules.join(', ')}. npm run rules tells it. Where somebody reviews changes, that is theirs to run, and to commit what it writes.`;
  return [
    ...reference.slice(0, 1).map((file) => ({ file, reported: ofReference })),
    ...rules.slice(0, 1).map((file) => ({ file, reported: ofRules })),
  ];
};

const check = ({ annotated }: { annotated: boolean }) => {
  const { problems, sources } = checkProject(siteFolder());
  const of = (each: Severity) => problems.filter(({ severity }) => severity === each);
  const [errors, warnings, improvable] = [of('error'), of('warning'), of('improvable')];
  if (warnings.length > 0) console.log(named(`${formatWarnings(warnings)}\n`));
  if (improvable.length > 0) console.log(named(`${formatImprovable(improvable)}\n`));
  // Files generated from config cannot be judged while config has errors.
  const stale = errors.length > 0 ? [] : staleFiles();
  if (errors.length === 0 && stale.length === 0) {
    console.log('config is in order.');
    return;
  }
  if (errors.length > 0) console.error(named(formatErrors(errors, sources)));
  stale.forEach(({ reported }) => console.error(named(reported)));
  if (annotated && errors.length > 0) console.log(named(annotate(errors)));
  if (annotated) {
    stale.forEach(({ file, reported }) =>
      console.log(named(`::error file=${file},title=For whoever reviews this::${reported}`)),
    );
  }
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

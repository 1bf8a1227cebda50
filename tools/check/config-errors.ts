import { checkProject } from './check-project';
import { formatErrors } from './format-problems';

/** Everything that must be mended in config/ below `root`, as an editor reads it. */
export const configErrors = (root: string): string | undefined => {
  const { problems, sources } = checkProject(root);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : formatErrors(errors, sources);
};

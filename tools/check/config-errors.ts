import { namedFromProject } from '../named-from-project';
import { nameOfFolder } from '../site-folder';
import { checkProject } from './check-project';
import type { Problem } from './problem';
import type { ConfigSources } from './read/config-files';
import { formatErrors } from './report/format-problems';

/** What must be mended, as an editor reads it: the same words wherever it is said. */
export const errorsMessage = (problems: Problem[], sources: ConfigSources): string | undefined => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : formatErrors(errors, sources);
};

/** Everything that must be mended in config/ of the site in the folder `site`, as an editor reads it. */
export const configErrors = (site: string): string | undefined => {
  const { problems, sources } = checkProject(site);
  const message = errorsMessage(problems, sources);
  return message && namedFromProject(message, nameOfFolder(site));
};

import { checkConfig } from './check-config';
import { readConfigSources } from './config-files';
import { formatProblems } from './format-problems';

/** Everything that must be mended in config/ below `root`, as an editor reads it. */
export const configErrors = (root: string): string | undefined => {
  const sources = readConfigSources(root);
  const errors = checkConfig(sources).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return undefined;
  return `${errors.length} to mend in config:\n\n${formatProblems(errors, sources)}\n`;
};

import { checkConfig } from '../check/check-config';
import type { ConfigSources } from '../check/read/config-files';
import { formatProblems } from '../check/report/format-problems';
import type { Plan } from './plan';

/** Throws what would be wrong in config/ with what `plan` writes into it. */
export const assertStaysInOrder = (config: ConfigSources, { create, change }: Plan) => {
  const written = Object.fromEntries(
    [...create, ...change]
      .filter(({ file }) => file.startsWith('config/'))
      .map(({ file, text }) => [file, text]),
  );
  const sources = { ...config, ...written };
  const errors = checkConfig(sources).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(
      `That would leave this to mend, so nothing was written:\n\n${formatProblems(errors, sources)}`,
    );
  }
};

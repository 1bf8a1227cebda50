import { checkSamples } from '../check/check-samples';
import { readConfigSources } from '../check/config-files';
import type { Problem } from '../check/problem';
import { readLiteral } from '../check/read-literal';

/** Every detail in config/ below `root` that only stands in for the agency's own. */
export const sampleProblems = (root: string): Problem[] =>
  Object.entries(readConfigSources(root)).flatMap(([file, source]) => {
    const { value, placeOf } = readLiteral(file, source);
    return checkSamples(value).map(({ path, message }) => ({
      severity: 'warning',
      file,
      ...placeOf(path),
      path,
      message,
    }));
  });

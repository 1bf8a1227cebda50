import { checkConfig } from './check-config';
import { readConfigSources, type ConfigSources } from './config-files';
import { examplesOf } from './example-at';
import { picturesIn } from './pictures';
import type { Problem } from './problem';

export type CheckedProject = {
  sources: ConfigSources;
  problems: Problem[];
  /** What is wrong with other sources in the same surroundings. */
  check: (sources: ConfigSources) => Problem[];
};

/** What is wrong with config/ below `root`. */
export const checkProject = (root: string): CheckedProject => {
  const sources = readConfigSources(root);
  const surroundings = { pictures: picturesIn(root), exampleAt: examplesOf(root) };
  const check = (changed: ConfigSources) => checkConfig(changed, surroundings);
  return { sources, problems: check(sources), check };
};

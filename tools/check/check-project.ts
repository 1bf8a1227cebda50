import { checkConfig } from './check-config';
import type { Problem } from './problem';
import { readConfigSources, type ConfigSources } from './read/config-files';
import { picturesIn } from './read/pictures';
import { examplesOf } from './tell/example-at';

export type CheckedProject = {
  sources: ConfigSources;
  problems: Problem[];
  /** What is wrong with other sources in the same surroundings. */
  check: (sources: ConfigSources) => Problem[];
};

/** Checks what config would say in place of that below `root`. */
export const checkWithin =
  (root: string) =>
  (sources: ConfigSources): Problem[] =>
    checkConfig(sources, { pictures: picturesIn(root), exampleAt: examplesOf(root) });

/** What is wrong with config/ below `root`. */
export const checkProject = (root: string): CheckedProject => {
  const sources = readConfigSources(root);
  const check = checkWithin(root);
  return { sources, problems: check(sources), check };
};

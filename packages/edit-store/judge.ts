import type { ConfigSources } from '../config-files';
import type { StepAnswer } from '../edit-protocol/protocol';
import type { Problem } from '../problems/problem';
import { configFile, configPlace } from '../site-files';
import type { ConfigState } from './config-state';
import { byConcern, movesOf, newErrors } from './new-problems';
import type { PlannedFile } from './plan-step';

/** Config as a step would make it, and what the check newly says of it. */
export type Judged = { sources: ConfigSources; problems: Problem[]; wrong: Problem[] };

/** Files of public/ that are to have other bytes, by their addresses: the paths of files with these. */
export type ReplacedFiles = ReadonlyMap<string, string>;

export type Check = (sources: ConfigSources, replaced?: ReplacedFiles) => Problem[];

type JudgeOptions = {
  site: string;
  config: ConfigState;
  check: Check;
};

/** Has the check look at plans before they are written. */
export const createJudge = ({ site, config, check }: JudgeOptions) => {
  /** All of config with these files; a file may be there under several names, by links. */
  const sourcesWith = (files: readonly PlannedFile[]): ConfigSources => {
    const sources = { ...config.sources() };
    for (const { file: name, after } of files) {
      const place = configPlace(site, name);
      const names = Object.keys(sources).filter((other) => configFile(site, other) === place);
      for (const each of new Set([name, ...names])) {
        if (after === undefined) delete sources[each];
        else sources[each] = after;
      }
    }
    return sources;
  };

  const judge = (
    files: readonly PlannedFile[],
    { shifts, replaced }: { shifts: boolean; replaced?: ReplacedFiles },
  ): Judged => {
    const sources = sourcesWith(files);
    const problems = check(sources, replaced);
    const moves = movesOf(files, shifts);
    const isValid = newErrors(config.problems(), problems, moves).length === 0;
    // A picture may have gone since: that is no fault of the step.
    const wrong = isValid ? [] : newErrors(check(config.sources()), problems, moves);
    return { sources, problems, wrong };
  };

  const refusal = (
    wrong: readonly Problem[],
    places: readonly { file: string; path: string }[],
  ): StepAnswer => ({
    is: 'refused',
    problems: byConcern(wrong, places).map(config.toEditProblem),
  });

  return { sourcesWith, judge, refusal };
};

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigSources } from '../../packages/config-files';
import { syntaxCodes } from '../../packages/problems/catalogue/syntax';
import { applyEdits } from '../../packages/problems/edits';
import type { Problem } from '../../packages/problems/problem';
import type { CheckedProject } from './check-project';

type Check = (sources: ConfigSources) => Problem[];

type FixedConfig = {
  sources: ConfigSources;
  /** The problems that were repaired, as they were reported before. */
  fixed: Problem[];
};

const isSyntax = ({ code }: Problem) => syntaxCodes.includes(code);

/**
 * The certain fixes of one file, without overlaps. What follows a syntax issue is checked again once that is
 * repaired.
 */
const certainFixes = (problems: Problem[]): Problem[] => {
  const issues = problems.filter(isSyntax);
  const certain = (issues.length > 0 ? issues : problems).filter(({ fix }) => fix?.certain);
  const taken: { start: number; end: number }[] = [];
  return certain.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    const isFree = edits.every(({ start, end }) =>
      taken.every((other) => end < other.start || start > other.end),
    );
    if (isFree) for (const edit of edits) taken.push(edit);
    return isFree;
  });
};

const errorsIn = (problems: Problem[]) =>
  problems.filter(({ severity }) => severity === 'error').length;

/** Each round repairs what the previous one brought to light. */
const mostRounds = 20;

/**
 * The config with everything repaired that has only one possible meaning; the rest of the files stays
 * byte for byte. A change that would not make it better is not made.
 */
export const fixConfig = (before: ConfigSources, check: Check): FixedConfig => {
  let sources = before;
  let problems = check(sources);
  const fixed: Problem[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const found = problems;
    const known = fixed.length;
    for (const file of Object.keys(sources)) {
      const fixes = certainFixes(found.filter((problem) => problem.file === file));
      if (fixes.length === 0) continue;
      const edits = fixes.flatMap(({ fix }) => fix?.edits ?? []);
      const repaired = { ...sources, [file]: applyEdits(sources[file] ?? '', edits) };
      const left = check(repaired);
      if (errorsIn(left) >= errorsIn(problems)) continue;
      sources = repaired;
      problems = left;
      for (const each of fixes) fixed.push(each);
    }
    if (fixed.length === known) break;
  }
  return { sources, fixed };
};

/** Whether the bytes of the file are those of this text, so that writing it back changes nothing else. */
const isText = (path: string, text: string) => readFileSync(path).equals(Buffer.from(text));

/** Repairs what is certain in the files below `root`, and returns what that was. */
export const fixProject = (root: string, { sources, check }: CheckedProject): Problem[] => {
  const writable = (file: string) => isText(join(root, file), sources[file] ?? '');
  const { sources: repaired, fixed } = fixConfig(sources, check);
  const changed = Object.keys(sources)
    .filter((file) => repaired[file] !== sources[file])
    .filter(writable);
  for (const file of changed) writeFileSync(join(root, file), repaired[file] ?? '');
  return fixed.filter(({ file }) => changed.includes(file));
};

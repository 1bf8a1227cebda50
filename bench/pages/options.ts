import { parseArgs } from 'node:util';

export type Options = {
  /** Measurements per page. */
  runs: number;
  /** Whether the subject, or the table `slow`, was asked for. */
  wants: (name: string) => boolean;
  /** Whether this is a whole run, fit for docs/performance.md. */
  whole: boolean;
};

const usualRuns = 5;

/** What `--only home,next` and `--runs 1` ask for. Throws when they cannot be met. */
export const readOptions = (args: string[], known: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, runs: { type: 'string' } },
  });
  const runs = Number(values.runs ?? usualRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be 1 or more.');
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`--only does not know ${unknown.join(', ')}. It knows ${known.join(', ')}.`);
  }
  return {
    runs,
    wants: (name) => only?.includes(name) ?? true,
    whole: only === undefined && runs === usualRuns,
  };
};

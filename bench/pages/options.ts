import { parseArgs } from 'node:util';

export type Options = {
  /** Measurements per page. */
  runs: number;
  /** Whether the subject, or the table `slow`, was requested. */
  wants: (name: string) => boolean;
  /** Whether this is a whole run, fit for docs/performance.md. */
  whole: boolean;
  /** Each page once: does everything still run, without a fault that Lighthouse finds? */
  smoke: boolean;
};

const usualRuns = 5;
/** Fewer tell little: they are not kept. */
const fewestKept = 3;

type Names = { all: string[]; smoke: string[] };

/** The options of `--only home,next` and `--runs 1`, or `--smoke`. Throws when they are invalid. */
export const readOptions = (args: string[], names: Names): Options => {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      runs: { type: 'string' },
      smoke: { type: 'boolean', default: false },
    },
  });
  const { smoke } = values;
  const runs = Number(values.runs ?? (smoke ? 1 : usualRuns));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be 1 or more.');
  const asked = values.only?.split(',') ?? (smoke ? names.smoke : names.all);
  const unknown = asked.filter((name) => !names.all.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')} for --only: choose from ${names.all.join(', ')}.`,
    );
  }
  return {
    runs,
    wants: (name) => asked.includes(name),
    whole: values.only === undefined && runs >= fewestKept && !smoke,
    smoke,
  };
};

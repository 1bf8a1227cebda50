import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Options = {
  /** How many submissions are sent. */
  count: number;
  /** How often the backend is killed meanwhile. */
  kills: number;
  /** Decides records, ids and the moments of the kills. */
  seed: number;
  /** Nothing was chosen, so that the report may be kept. */
  complete: boolean;
};

const readNumber = (text: string) => {
  const number = Number(text);
  if (text === '' || !Number.isInteger(number) || number < 0) {
    throw new Error(`"${text}" is no whole number.`);
  }
  return number;
};

/** `--count 500 --kills 5 --seed 1`; all of it may be left out. */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      kills: { type: 'string', default: '40' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
    },
  });
  return {
    count: readNumber(values.count),
    kills: readNumber(values.kills),
    seed: readNumber(values.seed),
    complete: process.argv.length === 2,
  };
};

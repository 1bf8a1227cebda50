import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Options = {
  /** How many submissions are sent. */
  count: number;
  /** How often the backend is killed meanwhile. */
  kills: number;
  /** Rounds of the comparison with the peer. */
  rounds: number;
  /** Seeds records, ids and the moments of the kills. */
  seed: number;
  /** Nothing was left out, so the report may be kept. */
  complete: boolean;
  /** One small round: does everything still run? */
  smoke: boolean;
};

const standard = { count: '10000', kills: '40', rounds: 3 };
const small = { count: '200', kills: '2', rounds: 1 };

const readNumber = (text: string) => {
  const number = Number(text);
  if (text === '' || !Number.isInteger(number) || number < 0) {
    throw new Error(`"${text}" is not a whole number.`);
  }
  return number;
};

/** `--count 500 --kills 5 --seed 1`, or `--smoke`; each is optional. */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string' },
      kills: { type: 'string' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
      smoke: { type: 'boolean', default: false },
    },
  });
  const usual = values.smoke ? small : standard;
  return {
    count: readNumber(values.count ?? usual.count),
    kills: readNumber(values.kills ?? usual.kills),
    rounds: usual.rounds,
    seed: readNumber(values.seed),
    complete: process.argv.length === 2,
    smoke: values.smoke,
  };
};

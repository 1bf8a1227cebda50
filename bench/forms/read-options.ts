import { parseArgs } from 'node:util';
import { subjectNames, type SubjectName } from './registry';

export type Options = {
  names: SubjectName[];
  fieldCounts: number[];
  /** Fresh pages for each subject and each number of fields. */
  runs: number;
  /** Rounds before those that count. */
  warmUps: number;
  /** Nothing was left out, so the report may be kept. */
  complete: boolean;
};

const standard = { fields: '10,100,500', runs: '9', warmUps: 1 };

/** Each subject once: does everything still run? */
const smallest = { fields: '10', runs: '1', warmUps: 0 };

const isName = (name: string): name is SubjectName => subjectNames.some((known) => known === name);

const readNames = (list: string) => {
  const unknown = list.split(',').filter((name) => !isName(name));
  if (unknown.length > 0) {
    throw new Error(`There is no subject ${unknown.join(', ')}: choose ${subjectNames.join(', ')}`);
  }
  return list.split(',').filter(isName);
};

const readNumber = (text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`"${text}" is not a number above 0.`);
  return number;
};

/** `--only ours,bare --fields 10,500 --runs 3`, or `--smoke`; each is optional. */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: subjectNames.join(',') },
      fields: { type: 'string' },
      runs: { type: 'string' },
      smoke: { type: 'boolean', default: false },
    },
  });
  const usual = values.smoke ? smallest : standard;
  return {
    names: readNames(values.only),
    fieldCounts: (values.fields ?? usual.fields).split(',').map(readNumber),
    runs: readNumber(values.runs ?? usual.runs),
    warmUps: usual.warmUps,
    complete: process.argv.length === 2,
  };
};

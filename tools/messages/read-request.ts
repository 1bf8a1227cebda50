import { parseArgs } from 'node:util';

export type Request =
  | { do: 'list'; form: string | undefined }
  | { do: 'export'; form: string | undefined; format: 'csv' | 'json'; folder: string }
  | { do: 'find'; words: string }
  | { do: 'delete'; person: string; isAgreed: boolean }
  | { do: 'prune'; olderThan: number; isAgreed: boolean };

const usage = `What can be done with what visitors sent:

  npm run messages -- list                       how much there is, and the newest
  npm run messages -- list --form contact        all of one form
  npm run messages -- export                     one table for each form, for a spreadsheet
  npm run messages -- export --format json --folder backup
  npm run messages -- find "Ada"                 whatever holds these words
  npm run messages -- delete ada@example.com     all of one person, by e-mail address, name or number
  npm run messages -- prune --older-than 180d    all that is older, with its files

delete and prune say what they will do and ask; --yes agrees beforehand.`;

const day = 24 * 60 * 60_000;
const units: Record<string, number> = { d: day, w: 7 * day, m: 30 * day, y: 365 * day };

const readAge = (text: string | undefined): number => {
  const [, number = '', unit = ''] = /^([1-9]\d{0,4})([dwmy])$/.exec(text ?? '') ?? [];
  const length = units[unit];
  if (length === undefined) {
    throw new Error(
      `prune needs --older-than and an age, as 180d: days (d), weeks (w), months (m) or years (y).`,
    );
  }
  return Number(number) * length;
};

const onlyWord = (words: string[], what: string): string => {
  const [word, ...more] = words;
  if (word === undefined || word.trim() === '') throw new Error(`${what}\n\n${usage}`);
  if (more.length > 0) throw new Error('Put a name of several words in quotes: "Ada Lovelace".');
  return word;
};

/** What was asked for. @throws {Error} that says what can be. */
export const readRequest = (args: string[]): Request => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      form: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      folder: { type: 'string', default: 'exports' },
      'older-than': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [command, ...words] = positionals;
  const { form, format, folder, yes: isAgreed } = values;
  switch (command) {
    case 'list':
      return { do: 'list', form };
    case 'export':
      if (format === 'csv' || format === 'json') return { do: 'export', form, format, folder };
      throw new Error(`--format is csv or json, not ${format}.`);
    case 'find':
      return { do: 'find', words: onlyWord(words, 'find needs words to look for.') };
    case 'delete':
      return {
        do: 'delete',
        person: onlyWord(words, 'delete needs an e-mail address, a name or a number.'),
        isAgreed,
      };
    case 'prune':
      return { do: 'prune', olderThan: readAge(values['older-than']), isAgreed };
    default:
      throw new Error(command === undefined ? usage : `There is no ${command}.\n\n${usage}`);
  }
};

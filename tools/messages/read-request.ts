import { parseArgs } from 'node:util';
import type { SiteForm } from '../../packages/records';

/** The names of a form, the most reliable first: two forms may have one title. */
const waysToName: ((form: SiteForm) => string)[] = [
  ({ name }) => name,
  ({ collection }) => collection,
  ({ title }) => title,
];

/** The forms that `wanted` names; all where it is undefined. @throws {Error} that lists them. */
export const chooseForms = (
  forms: readonly SiteForm[],
  wanted: string | undefined,
): readonly SiteForm[] => {
  if (wanted === undefined) return forms;
  const found = waysToName
    .map((nameOf) => forms.filter((form) => nameOf(form).toLowerCase() === wanted.toLowerCase()))
    .find((each) => each.length > 0);
  if (found?.length === 1) return found;
  const known = forms
    .map(({ name, title, collection }) => `${name} (${title}, stored in ${collection})`)
    .join(', ');
  throw new Error(
    found
      ? `Several forms are called ${wanted}: use the first word of one. There are: ${known}.`
      : `There is no form ${wanted}. There are: ${known}.`,
  );
};

/** Of which form; undefined for all. */
type Within = { form: string | undefined };

export type Request = Within &
  (
    | { do: 'list' }
    | { do: 'waiting' }
    | { do: 'move-up'; who: string | undefined; isAgreed: boolean }
    | { do: 'export'; format: 'csv' | 'json'; folder: string }
    | { do: 'find'; words: string }
    | { do: 'delete'; person: string; isAgreed: boolean }
    | { do: 'prune'; olderThan: number; isAgreed: boolean }
  );

const usage = `Commands for what visitors sent:

  npm run messages -- list                       the number of messages, and the newest
  npm run messages -- list --form contact        all of one form
  npm run messages -- waiting                    who is on a waiting list, in order
  npm run messages -- move-up                    those first in line get the places that are free, and a mail
  npm run messages -- move-up ada@example.com    who is called so, by e-mail address, name or number
  npm run messages -- export                     one table for each form, for a spreadsheet
  npm run messages -- export --format json --folder backup
  npm run messages -- find "Ada"                 all that hold these words, and where
  npm run messages -- delete ada@example.com     all of one person, by e-mail address, name or number
  npm run messages -- prune --older-than 180d    all that is older, with its files

--form, as in list, limits each command to one form. move-up, delete and prune say what they will do
and ask; --yes agrees beforehand.`;

const day = 24 * 60 * 60_000;
const units: Record<string, number> = { d: day, w: 7 * day, m: 30 * day, y: 365 * day };

const fail = (what: string): never => {
  throw new Error(`${what}\n\n${usage}`);
};

const readAge = (text: string | undefined): number => {
  const [, number = '', unit = ''] = /^([1-9]\d{0,4})([dwmy])$/.exec(text ?? '') ?? [];
  const length = units[unit];
  if (length === undefined) {
    throw new Error(
      `prune needs --older-than and an age, such as 180d: days (d), weeks (w), months (m) or years (y).`,
    );
  }
  return Number(number) * length;
};

const onlyWord = (words: string[], what: string): string => {
  const [word, ...more] = words;
  if (word === undefined || word.trim() === '') return fail(what);
  if (more.length > 0) {
    fail('Put a name of several words in quotes: "Ada Lovelace". A form is --form contact.');
  }
  return word;
};

const options = {
  form: { type: 'string' },
  format: { type: 'string' },
  folder: { type: 'string' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** The options of each command. */
const heeded: Record<Request['do'], readonly string[]> = {
  list: ['form'],
  waiting: ['form'],
  'move-up': ['form', 'yes'],
  export: ['form', 'format', 'folder'],
  find: ['form'],
  delete: ['form', 'yes'],
  prune: ['older-than', 'form', 'yes'],
};

const isCommand = (word: string): word is Request['do'] => Object.hasOwn(heeded, word);

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options, tokens: true });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/** Unused options are refused: whoever wrote them relies on them, above all when deleting. */
const checkOptions = (command: Request['do'], given: readonly string[]) => {
  const known = heeded[command].map((name) => `--${name}`).join(', ');
  for (const [place, name] of given.entries()) {
    if (!heeded[command].includes(name)) {
      fail(`${command} has no option --${name}. It has: ${known}.`);
    }
    if (given.indexOf(name) !== place) fail(`--${name} is given more than once.`);
  }
};

const checkWords = (command: Request['do'], [word]: string[]) => {
  if (word !== undefined) {
    fail(`${command} takes only options: what is "${word}"? A form is --form ${word}.`);
  }
};

/** The request. @throws {Error} that says what is possible. */
export const readRequest = (args: string[]): Request => {
  const { values, positionals, tokens } = parse(args);
  const [command, ...words] = positionals;
  if (command === undefined) throw new Error(usage);
  if (!isCommand(command)) return fail(`There is no ${command}.`);
  checkOptions(
    command,
    tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
  );
  if (!['find', 'delete', 'move-up'].includes(command)) checkWords(command, words);
  const { form, format = 'csv', folder = 'exports', yes: isAgreed = false } = values;
  switch (command) {
    case 'list':
      return { do: 'list', form };
    case 'waiting':
      return { do: 'waiting', form };
    case 'move-up': {
      const who = words.length > 0 ? onlyWord(words, 'Who moves up?') : undefined;
      return { do: 'move-up', form, who, isAgreed };
    }
    case 'export':
      if (format === 'csv' || format === 'json') return { do: 'export', form, format, folder };
      throw new Error(`--format is csv or json, not ${format}.`);
    case 'find':
      return { do: 'find', form, words: onlyWord(words, 'find needs words to look for.') };
    case 'delete':
      return {
        do: 'delete',
        form,
        person: onlyWord(words, 'delete needs an e-mail address, a name or a number.'),
        isAgreed,
      };
    case 'prune':
      return { do: 'prune', form, olderThan: readAge(values['older-than']), isAgreed };
  }
};

import { parseArgs } from 'node:util';
import type { SiteLanguage } from '../../src/schema/languages';
import type { WantedLanguage } from '../config-values/wanted-language';
import { meantBy } from '../problems/nearest/meant-by';

/** What `npm run words` was asked for. */
type Request = {
  language: string;
  /** The table that is read back; else one is written. */
  table?: string;
  /** Where the table is written: a file or a folder. */
  out?: string;
  /** Texts that the language has already, too. */
  all: boolean;
  /** Only what visitors of these pages read; none for the whole site. */
  pages: string[];
  /** What the table that is read translates once is meant wherever the very same text lacks its translation. */
  same: boolean;
};

const example = 'For example: npm run words -- de';

const readArgs = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        all: { type: 'boolean' },
        same: { type: 'boolean' },
        page: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    throw new Error(
      `The only options are --out, with the file or the folder of the table, --page, with a page of which the table is to be, --all, for the texts that are translated already as well, and behind a table that is read --same, for what it translates once and lacks elsewhere.\n${example} --page contact --all --out words.csv`,
    );
  }
};

/** Reads the words after `npm run words --`. Throws what is wrong with them and what is allowed. */
export const readRequest = (args: string[]): Request => {
  const { positionals, values } = readArgs(args);
  const [language, table, ...more] = positionals;
  const { out, all = false, same = false, page: pages = [], help } = values;
  if (language === undefined || help) {
    throw new Error(
      `Say the language: a table of what it lacks is written then. With the table behind it, the table is read back.\n${example}\nThen: npm run words -- de words-de.csv`,
    );
  }
  if (more.length > 0) {
    throw new Error(
      `One table is read at a time, and “${more.join(' ')}” is more: write a name with blanks in quotes.\n${example} words-de.csv`,
    );
  }
  if (table === undefined && same) {
    throw new Error(
      `--same is for reading a table: what it translates once is written wherever the same text stands.\n${example} words-de.csv --same`,
    );
  }
  if (table === undefined) return { language, all, same, pages, ...(out !== undefined && { out }) };
  if (out !== undefined || all || pages.length > 0) {
    throw new Error(
      `--out, --page and --all are for writing a table, not for reading one.\n${example}`,
    );
  }
  if (!/\.(?:csv|tsv|txt|xlf|xliff)$/i.test(table)) {
    throw new Error(
      `“${table}” is no table that can be read: it ends in .csv, or in .xlf. A workbook is saved as “CSV UTF-8 (comma delimited)”.\n${example} words-de.csv`,
    );
  }
  return { language, table, all, same, pages };
};

/** The language that is asked for, by its key or its tag. Throws which there are. */
export const wantedOf = (wanted: string, languages: readonly SiteLanguage[]): WantedLanguage => {
  const [main, ...others] = languages;
  if (!main) {
    throw new Error(
      "The site is in one language. Name others in config/site.ts, the main one first: languages: ['en-GB', 'de-DE'].",
    );
  }
  const named = ({ key, tag }: SiteLanguage) =>
    [key, tag].some((name) => name.toLowerCase() === wanted.toLowerCase());
  const language = others.find(named);
  if (language) return { language, languages };
  const keys = others.map(({ key }) => key);
  if (named(main)) {
    throw new Error(
      `“${wanted}” is the main language, from which others are translated. Allowed: ${keys.join(', ')}.`,
    );
  }
  const { suggestion } = meantBy(wanted, keys, (key) => key);
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion} ?`;
  throw new Error(
    `“${wanted}” is no language of config/site.ts. Allowed: ${keys.join(', ')}.${meant}`,
  );
};

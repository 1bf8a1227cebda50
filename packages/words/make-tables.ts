import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pageNameOf } from '../../src/schema/config-files';
import { writtenValues } from '../config-files';
import { counted } from '../config-values/counted';
import { isSentence } from '../config-values/is-sentence';
import { writeWhole } from '../files';
import { writeCsv } from './csv-table';
import { onPages } from './on-pages';
import { planRows } from './plan-rows';
import { readTable } from './read-table';
import { BrokenTable } from './row';
import { rowsOf, type SiteWords } from './site-words';
import { leftOutInWords, orderInWords, whatMayWaitLast } from './table-in-words';
import { writeXliff } from './xliff-write';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const basePath = (site: string, out: string | undefined, name: string): string => {
  if (out === undefined) return join(site, name);
  const path = resolve(site, out);
  if (isFolder(path)) return join(path, name);
  if (!isFolder(dirname(path))) throw new Error(`There is no folder ${dirname(path)}.`);
  return path.replace(/\.(?:csv|xlf|xliff)$/i, '');
};

/** Throws where a table that would be written over holds translations that config has not. */
const assertReadBack = (path: string, words: SiteWords) => {
  if (!existsSync(path)) return;
  const name = basename(path);
  const again = `Read it back first (npm run words -- ${words.keys.own} ${name}), move it away, or write to another file with --out.`;
  try {
    const { placed, left } = planRows(
      readTable(path, readFileSync(path), words),
      words.units,
      words.names,
    );
    const count = placed.length + left.length;
    if (count === 0) return;
    throw new Error(
      `${name} holds ${count === 1 ? 'a translation' : `${count} translations`} that config has not. ${again}`,
    );
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error;
    throw new Error(`${name} is there already, and cannot be read. ${error.message} ${again}`);
  }
};

/** The names of pages of which every text is one for all languages. */
const copiedPages = (units: SiteWords['units']): string[] => {
  const translatedFiles = new Set(units.filter(({ is }) => is !== 'one').map(({ file }) => file));
  const single = new Set(
    units.map(({ file }) => file).filter((file) => !translatedFiles.has(file)),
  );
  return [...single].flatMap((file) => pageNameOf(file) ?? []);
};

/** Writes the tables, and returns what it did, in words. */
export const makeTables = (
  site: string,
  words: SiteWords,
  { out, all, pages }: { out?: string | undefined; all: boolean; pages: readonly string[] },
): string => {
  const units = pages.length > 0 ? onPages(words.units, words.sources, pages) : words.units;
  const rows = rowsOf({ ...words, units: whatMayWaitLast(units, pages) }, { all });
  const { keys, tags, names } = words;
  const base = basePath(site, out, ['words', keys.own, ...pages].join('-'));
  const [csv, xliff] = [`${base}.csv`, `${base}.xlf`];
  const listed = units.filter(({ leadsElsewhere }) => !leadsElsewhere);
  const lacked = listed.filter(({ is }) => is === 'lacks').length;
  const single = listed.filter(({ is }) => is === 'one').length;
  const copied = copiedPages(units);
  const copies = counted(copied.length, 'page has', 'pages have');
  const where = pages.length > 0 ? ` on ${pages.join(', ')} and around it` : '';
  if (rows.length === 0) {
    return `${names.own} lacks nothing${where}, and no text is one for all languages.`;
  }
  const isUnsaid = units.some(({ is, main }) => is === 'one' && isSentence(main, tags.main));
  const isTranslated = copied.length === 0 && !isUnsaid && units.some(({ is }) => is === 'has');
  if (!all && lacked === 0 && isTranslated) {
    return `${names.own} lacks nothing${where}, and no table was written. With --all it has what is translated already, and what is one text for all languages.`;
  }
  for (const path of [csv, xliff]) assertReadBack(path, words);
  writeWhole(csv, writeCsv(rows, keys));
  writeWhole(xliff, writeXliff(rows, tags));
  return [
    `${names.own} lacks ${counted(lacked, 'text')}${where}; ${counted(single, 'text is', 'texts are')} one for all languages so far.`,
    ...(pages.length > 0 ? [orderInWords(rows, pages, writtenValues(words.sources))] : []),
    ...(all ? [] : leftOutInWords(units, words)),
    ...(copied.length > 0 ? [`${copies} no ${names.own} text yet: ${copied.join(', ')}.`] : []),
    `They are in ${csv}, and for translators’ programs in ${xliff}.`,
    `Write the ${names.own} texts into the column “${keys.own}”; what you leave empty stays in ${names.main}. Then: npm run words -- ${keys.own} ${basename(csv)} --same`,
    `With --same, what you translated once is written wherever the very same ${names.main} text has an empty row.`,
  ].join('\n');
};

import { namedFolderOf, namedFolders } from '../../../src/schema/config-files';
import { valueAt } from '../../../src/schema/values/paths';
import { fileSorts, sortOfFile } from '../../../src/site/file-sorts';
import { type ConfigSources, readLiteral } from '../../config-files';
import { groupOf, textOf, type Values } from '../../config-values/values';
import { kebab } from '../../problems/nearest/letters';
import { nearest } from '../../problems/nearest/nearest';
import type { FileFinding } from '../../problems/problem';
import type { RefusedFile } from '../../site-files';

const folders = {
  page: 'config/pages',
  form: 'config/forms',
  collection: 'config/collections',
};

/** Where a file belongs by what its first and last line say it holds, or else by its lists. */
const homeOf = (source: string): string | undefined => {
  const [, first] = /^\s*import type \{ (\w+) \}/.exec(source) ?? [];
  const [, last] = /\bsatisfies (\w+);?\s*$/.exec(source) ?? [];
  const byType = first === last ? fileSorts.find(({ type }) => type === first)?.home : undefined;
  if (byType !== undefined || !/\b(?:sections|fields|entries)\b/.test(source)) return byType;
  const { kind, sections, fields, entries } = groupOf(readLiteral(source).value);
  if (Array.isArray(entries) && kind !== undefined) return folders.collection;
  if (Array.isArray(sections) && fields === undefined) return folders.page;
  return Array.isArray(fields) && sections === undefined ? folders.form : undefined;
};

const nameOfFile = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** Whether the file's name is that of its content: contact for “Contact us”. */
const isCalledSo = (file: string, source: string) => {
  const [, title = ''] = /\btitle:\s*['"`](.*)['"`]/.exec(source) ?? [];
  return kebab(title).includes(nameOfFile(file));
};

/** Shorter texts are alike by chance. */
const leastLetters = 200;

/** Another file with the very same text, of which this one is the copy: it is called less like its content. */
const originalOf = (file: string, sources: ConfigSources): string | undefined => {
  const source = (sources[file] ?? '').trim();
  const home = homeOf(source) ?? '';
  const rankOf = (each: string) =>
    2 * Number(each.startsWith(home)) + Number(isCalledSo(each, source));
  return Object.keys(sources).find((other) => {
    const isSame = other !== file && sources[other]?.trim() === source;
    const lead = isSame && source.length >= leastLetters ? rankOf(other) - rankOf(file) : -1;
    return lead > 0 || (lead === 0 && other < file);
  });
};

/** A copy that no other file names is the beginning of a new page, form or collection. */
const isNamed = (file: string, sources: ConfigSources) =>
  !namedFolderOf(file) ||
  Object.entries(sources).some(
    ([other, text]) => other !== file && text.includes(`'${nameOfFile(file)}'`),
  );

/** A file about which only one thing is reported. */
type Stray = {
  finding: FileFinding;
  /** The path where it would be read; undefined where that is unknown. */
  meant: string | undefined;
};

/** about-us for About_Us.ts.txt. */
const meantName = (file: string) =>
  kebab(file.replace(/^.*\//, '').replace(/(?:\.\w{1,5})+$/, '')).replace(/^[-0-9]+/, '');

const whole = fileSorts.flatMap(({ home }) => /^config\/(.*)\.ts$/.exec(home)?.[1] ?? []);

/** Where a file that is not read was probably meant to be. */
const meantFile = (file: string, source: string): string | undefined => {
  const name = meantName(file);
  const isAtTop = /^config\/[^/]+$/.test(file);
  const top = isAtTop ? nearest(name, whole)?.word : undefined;
  if (top) return `config/${top}.ts`;
  const [, folder = ''] = /^config\/([^/]+)\//.exec(file) ?? [];
  const meant = nearest(folder, namedFolders)?.word;
  const home = homeOf(source) ?? (meant && `config/${meant}`);
  return home && name && !home.endsWith('.ts') ? `${home}/${name}.ts` : home;
};

/**
 * How a file is saved that is not UTF-8, in words: its bytes are read as U+FFFD; in UTF-16, every other
 * byte of English text is a zero.
 */
const otherEncoding = (source: string): string | undefined => {
  if (source.split('\0').length - 1 > source.length / 4) return 'UTF-16 (“Unicode” in Notepad)';
  return source.includes('\ufffd') ? 'an older encoding' : undefined;
};

/** Why a file cannot be read as what it is; `sources` are all of config/. */
export const strayFile = (file: string, sources: ConfigSources): Stray | undefined => {
  const source = sources[file] ?? '';
  const isRead = sortOfFile(file) !== undefined;
  const stray = (finding: Omit<FileFinding, 'file' | 'path'>, meant?: string): Stray => ({
    finding: { file, path: '', ...finding },
    meant,
  });
  const notThis = (found: string) => stray({ error: 'notThisFile', parts: { found } }, file);
  const encoding = otherEncoding(source);
  if (encoding !== undefined) return stray({ error: 'notUtf8', parts: { found: encoding } }, file);
  if (!isRead) {
    const meant = meantFile(file, source);
    const suggestion = meant && !(meant in sources) ? meant : undefined;
    return stray({ error: 'unreadFile', suggestion }, meant);
  }
  if (source.trim() === '') return stray({ error: 'emptyFile' }, file);
  const home = homeOf(source) ?? '';
  const isAtHome = file.startsWith(home);
  const original = originalOf(file, sources);
  if (original && isNamed(file, sources)) {
    // What a file of this place cannot say is the copy for certain.
    return notThis(
      isAtHome
        ? `${file} and ${original} say the very same, word for word: one is a copy of the other`
        : `All of ${original} stands here: it was pasted over what this file said`,
    );
  }
  if (isAtHome) return undefined;
  // A file that is only in the wrong folder is to be moved, unless its place is taken.
  const meant = `${home}/${nameOfFile(file)}.ts`;
  const [sort] = Object.entries(folders).flatMap(([each, at]) => (at === home ? [each] : []));
  const isPlaced = !namedFolderOf(file) || meant in sources;
  if (sort === undefined || isPlaced) {
    return notThis(`Here stands what belongs to ${home}: it was pasted over what this file said`);
  }
  const parts = { sort, folder: home };
  return stray({ error: 'wrongFolder', parts, suggestion: meant }, meant);
};

/**
 * Files of config/ and public/, by their paths from the site's folder, that are neither read nor
 * published.
 */
export type Unread = {
  refused: readonly RefusedFile[];
  hidden: readonly string[];
  /** Those of public/ that are published, and hold script. */
  scripted?: readonly string[];
};

/** What systems, editors and git leave in folders: neither published nor reported. */
const leftBehind =
  /\/(?:\.DS_Store|\._[^/]*|\.#[^/]*|\.[^/]*\.sw[a-p]|\.directory|\.git(?:keep|ignore|attributes))$/;

const addressOf = (file: string) => file.replace(/^public/, '');

/** Whether `file` or a folder around it is refused. */
const isRefused = (file: string, refused: readonly RefusedFile[]) =>
  refused.some((each) => file === each.file || file.startsWith(`${each.file}/`));

/** Files that config names and that exist, but are not published: not a misspelling. */
const named = (finding: FileFinding, values: Values, { refused }: Unread): FileFinding => {
  const isMissing = ['missingPicture', 'noSuchFile'].includes(finding.error);
  const text = isMissing ? textOf(valueAt(values.get(finding.file), finding.path)) : undefined;
  const address = text?.split(/[?#]/, 1)[0];
  const found = refused.find(({ file }) => addressOf(file) === address);
  if (!found) return finding;
  const { file, path } = finding;
  return { file, path, error: found.why, parts: { found: found.file } };
};

/** A file is reported as missing only where nothing stands in its place. */
export const withRefused = (
  findings: readonly FileFinding[],
  values: Values,
  unread: Unread,
): FileFinding[] =>
  findings
    .filter(({ error, file }) => error !== 'missingFile' || !isRefused(file, unread.refused))
    .map((finding) => named(finding, values, unread));

const ofFile =
  (error: FileFinding['error']) =>
  (file: string): FileFinding => ({ file, path: '', error, parts: { found: file } });

/** Links out of the site or to nothing, special files, hidden files, and those with script. */
export const checkUnread = ({ refused, hidden, scripted = [] }: Unread): FileFinding[] => [
  ...scripted.map(ofFile('scriptedFile')),
  ...refused.map(({ file, why }) => ofFile(why)(file)),
  ...hidden
    .filter((file) => file.startsWith('public/') && !leftBehind.test(file))
    .map(ofFile('hiddenFile')),
];

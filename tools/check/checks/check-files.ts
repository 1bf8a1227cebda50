import { fileSorts, sortOfFile } from '../../../src/site/file-sorts';
import type { ConfigSources } from '../../config-reader/config-files';
import { readLiteral } from '../../config-reader/read-literal';
import { foreignFormat } from '../../config-reader/syntax/find-notation';
import { groupOf, textOf, valueAt, type Values } from '../../config-reader/values';
import { kebab } from '../../nearest/letters';
import { nearest } from '../../nearest/nearest';
import type { FileFinding } from '../../problems/problem';
import type { RefusedFile } from '../../site-files/site-files';

/** What a file says it holds, in its first and last line; undefined where the two disagree. */
const homeOf = (source: string): string | undefined => {
  const [, first] = /^\s*import type \{ (\w+) \}/.exec(source) ?? [];
  const [, last] = /\bsatisfies (\w+);?\s*$/.exec(source) ?? [];
  return first === last ? fileSorts.find(({ type }) => type === first)?.home : undefined;
};

const nameOfFile = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** Whether the file's name is that of its content: contact for “Contact us”. */
const isCalledSo = (file: string, source: string) => {
  const [, title = ''] = /\btitle:\s*['"`](.*)['"`]/.exec(source) ?? [];
  return kebab(title).includes(nameOfFile(file));
};

/** Shorter texts are alike by chance. */
const leastLetters = 200;

/** Another file with the very same text, of which this one is the copy. */
const originalOf = (file: string, sources: ConfigSources): string | undefined => {
  const source = (sources[file] ?? '').trim();
  if (source.length < leastLetters) return undefined;
  return Object.keys(sources).find(
    (other) =>
      other !== file &&
      sources[other]?.trim() === source &&
      (homeOf(source) === undefined || other.startsWith(homeOf(source) ?? '')) &&
      !(isCalledSo(file, source) && !isCalledSo(other, source)) &&
      (isCalledSo(other, source) || !file.startsWith(homeOf(source) ?? '') || other < file),
  );
};

/** A copy that no other file names is the beginning of a new page or form. */
const isNamed = (file: string, sources: ConfigSources) =>
  !/^config\/(?:pages|forms)\//.test(file) ||
  Object.entries(sources).some(
    ([other, text]) => other !== file && text.includes(`'${nameOfFile(file)}'`),
  );

/** What was pasted over a file, in words; undefined where the file holds what it should. */
const pastedOver = (file: string, sources: ConfigSources): string | undefined => {
  const original = originalOf(file, sources);
  const home = homeOf(sources[file] ?? '');
  if (original && isNamed(file, sources)) {
    // What a file of this place cannot say is the copy for certain.
    return home !== undefined && !file.startsWith(home)
      ? `All of ${original} stands here: it was pasted over what this file said`
      : `${file} and ${original} say the very same, word for word: one is a copy of the other`;
  }
  if (home === undefined || file.startsWith(home)) return undefined;
  const moved = home.endsWith('.ts') ? home : `${home}/${nameOfFile(file)}.ts`;
  // A file that is only in the wrong folder is to be moved, unless its place is taken.
  const isMovable =
    !(moved in sources) && /^config\/(?:pages|forms)\//.test(file) && !home.endsWith('.ts');
  return isMovable
    ? undefined
    : `Here stands what belongs to ${home}: it was pasted over what this file said`;
};

type Sort = 'page' | 'form';

/** A file about which only one thing is reported. */
type Stray = {
  finding: FileFinding;
  /** The path where it would be read; undefined where that is unknown. */
  meant: string | undefined;
};

const folders = { page: 'config/pages', form: 'config/forms' };

/** A page or a form, recognized by its lists. */
const readSort = (source: string): Sort | undefined => {
  const { sections, fields } = groupOf(readLiteral(source).value);
  if (Array.isArray(sections) && fields === undefined) return 'page';
  return Array.isArray(fields) && sections === undefined ? 'form' : undefined;
};

/** The last sort of each file: most have not changed when all are checked again. */
const remembered = new Map<string, { source: string; sort: Sort | undefined }>();

const sortOf = (file: string, source: string): Sort | undefined => {
  const before = remembered.get(file);
  if (before?.source === source) return before.sort;
  const sort = readSort(source);
  remembered.set(file, { source, sort });
  return sort;
};

/** about-us for About_Us.ts.txt. */
const meantName = (file: string) =>
  kebab(file.replace(/^.*\//, '').replace(/(?:\.\w{1,5})+$/, '')).replace(/^[-0-9]+/, '');

const whole = fileSorts.flatMap(({ home }) => /^config\/(.*)\.ts$/.exec(home)?.[1] ?? []);

const folderOf = (file: string, source: string): string | undefined => {
  const sort = sortOf(file, source);
  if (sort) return folders[sort];
  const [, folder = ''] = /^config\/([^/]+)\//.exec(file) ?? [];
  const meant = nearest(folder, ['pages', 'forms'])?.word;
  return meant && `config/${meant}`;
};

/** Where a file that is not read was probably meant to be. */
const meantFile = (file: string, source: string): string | undefined => {
  const name = meantName(file);
  const isAtTop = /^config\/[^/]+$/.test(file);
  const top = isAtTop ? nearest(name, whole)?.word : undefined;
  if (top) return `config/${top}.ts`;
  const folder = folderOf(file, source);
  return folder && name ? `${folder}/${name}.ts` : undefined;
};

/**
 * How a file is saved that is not UTF-8, in words: its bytes are read as U+FFFD; in UTF-16, every other
 * byte of English text is a zero.
 */
const otherEncoding = (source: string): string | undefined => {
  if (source.split('\0').length - 1 > source.length / 4) return 'UTF-16 (“Unicode” in Notepad)';
  return source.includes('\ufffd') ? 'an older encoding' : undefined;
};

/** Where the types of all files were once, or what led to them. */
const oldTypesFile = 'config/types.ts';
/** As programs wrote it: nothing of an editor's is in it. */
const asItCame =
  /^(?:\s*export type \* from ['"][./]+\/(?:config\/)?types['"];?\s*$|\s*\/\/ Written by `npm run reference`)/;

/** Why a file cannot be read as what it is; `sources` are all of config/. */
export const strayFile = (file: string, sources: ConfigSources): Stray | undefined => {
  const source = sources[file] ?? '';
  const isRead = sortOfFile(file) !== undefined;
  const format = isRead ? foreignFormat(source) : undefined;
  if (format !== undefined) {
    const parts = { found: `This is ${format}, and not a file of config` };
    return { finding: { file, error: 'notThisFile', path: '', parts }, meant: file };
  }
  if (file === oldTypesFile) {
    const fix = asItCame.test(source) ? { fix: { remove: '' }, certain: true } : {};
    return { finding: { file, error: 'oldTypesFile', path: '', ...fix }, meant: undefined };
  }
  const encoding = otherEncoding(source);
  if (encoding !== undefined) {
    const parts = { found: encoding };
    return { finding: { file, error: 'notUtf8', path: '', parts }, meant: file };
  }
  if (isRead && source.trim() === '') {
    return { finding: { file, error: 'emptyFile', path: '' }, meant: file };
  }
  if (!isRead) {
    const meant = meantFile(file, source);
    const suggestion = meant && !(meant in sources) ? meant : undefined;
    return { finding: { file, error: 'unreadFile', path: '', suggestion }, meant };
  }
  const found = pastedOver(file, sources);
  if (found !== undefined) {
    return { finding: { file, error: 'notThisFile', path: '', parts: { found } }, meant: file };
  }
  const [folder = ''] = /^config\/(?:pages|forms)/.exec(file) ?? [];
  const others = { [folders.page]: /\bfields\b/, [folders.form]: /\bsections\b/ }[folder];
  const sort = others?.test(source) ? sortOf(file, source) : undefined;
  if (!sort || folder === folders[sort]) return undefined;
  const meant = file.replace(folder, folders[sort]);
  if (meant in sources) {
    const over = `Here stands a ${sort}: it was pasted over what this file said`;
    const error = 'notThisFile';
    return { finding: { file, error, path: '', parts: { found: over } }, meant: file };
  }
  const parts = { sort, folder: folders[sort] };
  return { finding: { file, error: 'wrongFolder', path: '', parts, suggestion: meant }, meant };
};

/**
 * Files of config/ and public/, by their paths from the site's folder, that are neither read nor
 * published.
 */
export type Unread = { refused: readonly RefusedFile[]; hidden: readonly string[] };

/** What systems, editors and git leave in folders: neither published nor reported. */
const leftBehind =
  /\/(?:\.DS_Store|\._[^/]*|\.#[^/]*|\.[^/]*\.sw[a-p]|\.directory|\.git(?:keep|ignore|attributes))$/;

const addressOf = (file: string) => file.replace(/^public/, '');

/** Whether `file` or a folder around it is refused. */
const isRefused = (file: string, refused: readonly RefusedFile[]) =>
  refused.some((each) => file === each.file || file.startsWith(`${each.file}/`));

/** Files that config names and that exist, but are not published: not a misspelling. */
const named = (finding: FileFinding, values: Values, { refused }: Unread): FileFinding => {
  const isMissing = ['missingPicture', 'missingMedia', 'noSuchFile'].includes(finding.error);
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

/** Links out of the site or to nothing, special files, and hidden files. */
export const checkUnread = ({ refused, hidden }: Unread): FileFinding[] => [
  ...refused.map(({ file, why }) => ({ file, path: '', error: why, parts: { found: file } })),
  ...hidden
    .filter((file) => file.startsWith('public/') && !leftBehind.test(file))
    .map((file) => ({ file, path: '', error: 'hiddenFile' as const, parts: { found: file } })),
];

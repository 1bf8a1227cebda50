import type { RefusedFile } from '../../site-files/site-files';
import { fileSorts, sortOfFile } from '../file-sorts';
import { kebab } from '../nearest/letters';
import { nearest } from '../nearest/nearest';
import type { FileFinding } from '../problem';
import type { ConfigSources } from '../read/config-files';
import { readLiteral } from '../read/read-literal';
import { groupOf, textOf, valueAt, type Values } from '../read/values';

/** What a file says that it holds, in its first line and in its last; nothing where the two disagree. */
const homeOf = (source: string): string | undefined => {
  const [, first] = /^\s*import type \{ (\w+) \}/.exec(source) ?? [];
  const [, last] = /\bsatisfies (\w+);?\s*$/.exec(source) ?? [];
  return first === last ? fileSorts.find(({ type }) => type === first)?.home : undefined;
};

const nameOfFile = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** Whether the file is called as what it holds: contact for “Contact us”. */
const isCalledSo = (file: string, source: string) => {
  const [, title = ''] = /\btitle:\s*['"`](.*)['"`]/.exec(source) ?? [];
  return kebab(title).includes(nameOfFile(file));
};

/** Shorter ones are alike by chance. */
const leastLetters = 200;

/** Another file that says the very same, where this one is the copy. */
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
  if (original && isNamed(file, sources))
    return `All of ${original} stands here: it was pasted over what this file said`;
  const home = homeOf(sources[file] ?? '');
  if (home === undefined || file.startsWith(home)) return undefined;
  const moved = home.endsWith('.ts') ? home : `${home}/${nameOfFile(file)}.ts`;
  // What only lies in the wrong folder is told to move, unless something is there.
  const isMovable =
    !(moved in sources) && /^config\/(?:pages|forms)\//.test(file) && !home.endsWith('.ts');
  return isMovable
    ? undefined
    : `Here stands what belongs to ${home}: it was pasted over what this file said`;
};

type Sort = 'page' | 'form';

/** A file of which nothing but one thing is said. */
type Stray = {
  finding: FileFinding;
  /** Where it would be read; undefined where nobody can know. */
  meant: string | undefined;
};

const folders = { page: 'config/pages', form: 'config/forms' };

/** A page or a form, by the lists that it has. */
const readSort = (source: string): Sort | undefined => {
  const { sections, fields } = groupOf(readLiteral(source).value);
  if (Array.isArray(sections) && fields === undefined) return 'page';
  return Array.isArray(fields) && sections === undefined ? 'form' : undefined;
};

/** The last of each file: most have not changed when all are checked again. */
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

/** Where a file that nobody reads was probably meant to be. */
const meantFile = (file: string, source: string): string | undefined => {
  const name = meantName(file);
  const isAtTop = /^config\/[^/]+$/.test(file);
  const top = isAtTop ? nearest(name, whole)?.word : undefined;
  if (top) return `config/${top}.ts`;
  const folder = folderOf(file, source);
  return folder && name ? `${folder}/${name}.ts` : undefined;
};

/** Bytes that are no UTF-8 are read as U+FFFD; of two bytes a letter, every other one is a zero. */
const isUtf8 = (source: string) =>
  !source.includes('\ufffd') && source.split('\0').length - 1 <= source.length / 4;

/** What keeps a file from being read as what it is; `sources` are all of config/. */
export const strayFile = (file: string, sources: ConfigSources): Stray | undefined => {
  const source = sources[file] ?? '';
  const isRead = sortOfFile(file) !== undefined;
  if (!isUtf8(source)) return { finding: { file, error: 'notUtf8', path: '' }, meant: file };
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

/** Files of config/ and public/, by their paths from the site's folder, of which nothing is read or published. */
export type Unread = { refused: readonly RefusedFile[]; hidden: readonly string[] };

/** What systems, editors and git leave in folders: nobody wants it published, or told of. */
const leftBehind =
  /\/(?:\.DS_Store|\._[^/]*|\.#[^/]*|\.[^/]*\.sw[a-p]|\.directory|\.git(?:keep|ignore|attributes))$/;

const addressOf = (file: string) => file.replace(/^public/, '');

/** Whether `file` is refused itself, or with a folder that it stands in. */
const isRefused = (file: string, refused: readonly RefusedFile[]) =>
  refused.some((each) => file === each.file || file.startsWith(`${each.file}/`));

/** What config names that is there and not published: nobody is to look for a slip of the keyboard. */
const named = (finding: FileFinding, values: Values, { refused }: Unread): FileFinding => {
  const isMissing = ['missingPicture', 'missingMedia', 'noSuchFile'].includes(finding.error);
  const text = isMissing ? textOf(valueAt(values.get(finding.file), finding.path)) : undefined;
  const address = text?.split(/[?#]/, 1)[0];
  const found = refused.find(({ file }) => addressOf(file) === address);
  if (!found) return finding;
  const { file, path } = finding;
  return { file, path, error: found.why, parts: { found: found.file } };
};

/** What is missing is told as that only where nothing stands in its place. */
export const withRefused = (
  findings: readonly FileFinding[],
  values: Values,
  unread: Unread,
): FileFinding[] =>
  findings
    .filter(({ error, file }) => error !== 'missingFile' || !isRefused(file, unread.refused))
    .map((finding) => named(finding, values, unread));

/** Files that lead out of the site, to nothing, or that are none; and what is left out. */
export const checkUnread = ({ refused, hidden }: Unread): FileFinding[] => [
  ...refused.map(({ file, why }) => ({ file, path: '', error: why, parts: { found: file } })),
  ...hidden
    .filter((file) => file.startsWith('public/') && !leftBehind.test(file))
    .map((file) => ({ file, path: '', error: 'hiddenFile' as const, parts: { found: file } })),
];

import { fileSorts, sortOfFile } from '../file-sorts';
import type { FileFinding } from '../finding';
import { kebab } from '../nearest/kebab';
import { nearest } from '../nearest/nearest';
import type { ConfigSources } from '../read/config-files';
import { readLiteral } from '../read/read-literal';
import { groupOf } from '../read/values';
import { pastedOver } from './pasted-over';

type Sort = 'page' | 'form';

/** A file of which nothing but one thing is said. */
export type Stray = {
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
const nameOf = (file: string) =>
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
  const name = nameOf(file);
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

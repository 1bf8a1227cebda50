import { fileSorts } from '../file-sorts';
import { kebab } from '../nearest/kebab';
import type { ConfigSources } from '../read/config-files';

/** What a file says that it holds, in its first line and in its last; nothing where the two disagree. */
const homeOf = (source: string): string | undefined => {
  const [, first] = /^\s*import type \{ (\w+) \}/.exec(source) ?? [];
  const [, last] = /\bsatisfies (\w+);?\s*$/.exec(source) ?? [];
  return first === last ? fileSorts.find(({ type }) => type === first)?.home : undefined;
};

const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** Whether the file is called as what it holds: contact for “Contact us”. */
const isCalledSo = (file: string, source: string) => {
  const [, title = ''] = /\btitle:\s*['"`](.*)['"`]/.exec(source) ?? [];
  return kebab(title).includes(nameOf(file));
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
    ([other, text]) => other !== file && text.includes(`'${nameOf(file)}'`),
  );

/** What was pasted over a file, in words; undefined where the file holds what it should. */
export const pastedOver = (file: string, sources: ConfigSources): string | undefined => {
  const original = originalOf(file, sources);
  if (original && isNamed(file, sources))
    return `All of ${original} stands here: it was pasted over what this file said`;
  const home = homeOf(sources[file] ?? '');
  if (home === undefined || file.startsWith(home)) return undefined;
  const moved = home.endsWith('.ts') ? home : `${home}/${nameOf(file)}.ts`;
  // What only lies in the wrong folder is told to move, unless something is there.
  const isMovable =
    !(moved in sources) && /^config\/(?:pages|forms)\//.test(file) && !home.endsWith('.ts');
  return isMovable
    ? undefined
    : `Here stands what belongs to ${home}: it was pasted over what this file said`;
};

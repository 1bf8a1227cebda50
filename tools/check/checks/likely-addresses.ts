import { valueAt } from '../../config-reader/values';
import { bareName, inQuotes } from '../../nearest/meant-by';
import { nearest } from '../../nearest/nearest';
import { becomes, type FileFinding } from '../../problems/problem';
import { checkLink, isLinkAt, type Targets } from './check-link';
import { isPictureAt, likelyPicture } from './check-pictures';

type Known = {
  targets: Targets;
  pictures: readonly string[] | undefined;
  /** The value of each file. */
  valueOf: (file: string) => unknown;
};

/** .webp for /pictures/tom.webp. */
const endingOf = (file: string) => file.replace(/^.*(?=\.)/, '').replace('jpeg', 'jpg');

const textIn = (written: string | undefined) => written?.replaceAll(/^['"]|['"]$/g, '') ?? '';

/** The probable target of a link that is not written as one. */
const likelyLink = (
  word: string,
  { file, suggestion }: FileFinding,
  targets: Targets,
): string | undefined => {
  // about.ts looks like the address of another site.
  const to = bareName(word) === word ? textIn(suggestion) : `/${word}`;
  const wrong =
    to.startsWith('/') || to === '' ? checkLink(to || `/${word}`, file, targets) : undefined;
  if (to !== '' && !wrong) return suggestion;
  const names = (targets.addresses ?? []).map((each) => each.slice('link:'.length));
  const name = nearest(word, names)?.word;
  return name === undefined ? (wrong?.suggestion ?? suggestion) : inQuotes(`link:${name}`);
};

/**
 * A link or the path of a picture in a wrong form: the suggestion of its schema may lead nowhere, where
 * the site's own files and pages show what was meant.
 */
export const withLikelyAddress = (
  finding: FileFinding,
  { targets, pictures, valueOf }: Known,
): FileFinding => {
  const { error, file, path } = finding;
  const isText = error === 'wrongForm' || error === 'pictureFormat';
  const value = isText ? valueAt(valueOf(file), path) : undefined;
  if (typeof value !== 'string') return finding;
  const isPicture = isPictureAt(path) && pictures !== undefined;
  const { formats } = finding.parts ?? {};
  const shown = pictures?.filter((file) => formats?.includes(endingOf(file)) ?? true) ?? [];
  const suggestion = isPicture
    ? (likelyPicture(textIn(finding.suggestion) || value, shown) ?? finding.suggestion)
    : isLinkAt(path)
      ? likelyLink(value, finding, targets)
      : finding.suggestion;
  if (suggestion === undefined || suggestion === finding.suggestion) return finding;
  return { ...finding, ...becomes(suggestion, false) };
};

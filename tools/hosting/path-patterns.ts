import type { Rule } from '../../src/site/find-redirect';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const code = (character: string) => character.charCodeAt(0).toString(16);

/**
 * A character as itself or escaped, and a slash as one or several: the host shows a page for both, and matches the
 * path as sent. An escaped slash is not a slash to it.
 */
const spellings = (character: string) => {
  if (character === '/') return '/+';
  const [small, large] = [character.toLowerCase(), character.toUpperCase()];
  const escapes =
    character.length === 1 && character < '\u0080'
      ? [small, large].map((each) => `%${code(each)}`)
      : [...new Set([small, large])].map(encodeURIComponent);
  return `(?:${[escape(character), ...escapes].join('|')})`;
};

const spelled = (path: string) => [...path].map(spellings).join('');

type Route = { path: string; aliases?: string[] | undefined };

/**
 * RE2 for every path that shows a page, as in resolveRoute(): its own and its aliases, in any case and
 * spelling, with or without trailing slashes.
 */
export const pagePattern = ({ path, aliases = [] }: Route): string => {
  const known = [path, ...aliases].map((one) => one.replace(/\/+$/, '').toLowerCase());
  return `(?i)^(?:${[...new Set(known)].map(spelled).join('|')})/*$`;
};

/** RE2 for exactly these files; paths from the site's folder, without a leading slash. */
export const filesPattern = (files: string[]): string => `^/(?:${files.map(escape).join('|')})$`;

/** What stays escaped, such as %2f, is written only so. */
const spelledRule = ({ path }: Rule) =>
  path
    .split(/(%[\da-f]{2})/)
    .map((part, index) => (index % 2 === 0 ? spelled(part) : part))
    .join('');

/** RE2 for the addresses of a redirect, as createRedirects() knows them. */
export const rulePattern = (rule: Rule): string =>
  `(?i)^${spelledRule(rule)}${rule.isFolder ? '(?:/.*)?' : '/*'}$`;

/** No sign that, behind one slash, names another host, whether a host unescapes it or not (URL Standard, 4.4). */
const noHost = String.raw`(?:[^/\\%\x00-\x20]|%(?:[346-9a-f][\da-f]|2[\da-e]|5[\dabd-f]))`;

/** The same for what is in its folder, which is captured as `rest`; it leads to no other host. */
export const restPattern = (rule: Rule): string =>
  `(?i)^${spelledRule(rule)}/+(?P<rest>${noHost}.*)$`;

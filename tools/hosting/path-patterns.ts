const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Route = { path: string; aliases?: string[] | undefined };

const code = (character: string) => character.charCodeAt(0).toString(16);

/**
 * A character as itself or as %43, and a slash as one or several: the host shows a page for both, and
 * compares what was sent. An escaped slash is no slash to it.
 */
const spellings = (character: string) =>
  character === '/'
    ? '/+'
    : `(?:${escape(character)}|%${code(character.toLowerCase())}|%${code(character.toUpperCase())})`;

/**
 * RE2 for every path that shows a page, as resolveRoute() has it: its own and its aliases, in any
 * case and spelling, with or without slashes at the end.
 */
export const pagePattern = ({ path, aliases = [] }: Route): string => {
  const known = [path, ...aliases].map((one) => one.replace(/\/+$/, '').toLowerCase());
  const written = [...new Set(known)].map((one) => [...one].map(spellings).join(''));
  return `(?i)^(?:${written.join('|')})/*$`;
};

/** RE2 for these files and no others; paths from the site's folder, without a slash before them. */
export const filesPattern = (files: string[]): string => `^/(?:${files.map(escape).join('|')})$`;

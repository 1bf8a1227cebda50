const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Route = { path: string; aliases?: string[] | undefined };

/**
 * RE2 for every path that shows a page, as resolveRoute() has it: its own and its aliases, in any
 * case, with or without slashes at the end.
 */
export const pagePattern = ({ path, aliases = [] }: Route): string => {
  const known = [path, ...aliases].map((one) => escape(one.replace(/\/+$/, '').toLowerCase()));
  return `(?i)^(?:${[...new Set(known)].join('|')})/*$`;
};

/** RE2 for these files and no others; paths from the site's folder, without a slash before them. */
export const filesPattern = (files: string[]): string => `^/(?:${files.map(escape).join('|')})$`;

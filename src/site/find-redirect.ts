import { normalPath } from '../schema/normal-path';
import type { Redirect } from '../schema/redirect';

/** Status of HTTP, and for one that is not `gone` the address that takes its place. */
export type Moved = { status: 301 | 302 | 410; location?: string };

const statusOf = { permanent: 301, temporary: 302, gone: 410 } as const;

const orAsItIs = (escapes: string) => {
  try {
    return decodeURI(escapes);
  } catch {
    return escapes;
  }
};

/** For comparing paths: the letters that escapes stand for, in any case, without a slash at the end. */
export const foldedPath = (path: string): string =>
  normalPath(path)
    .replaceAll(/(?:%[\dA-F]{2})+/g, orAsItIs)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/$/, '');

type Pair = readonly [name: string, value: string];

const pairOf = (part: string): Pair => {
  const [[name, value] = ['', '']] = [...new URLSearchParams(part.replace(/^\?/, '%3F'))];
  return [name.toLowerCase(), value.toLowerCase()];
};

const partsOf = (query: string) => query.split('&').filter(Boolean);

/**
 * What is left of the visitor's `query` (without its ?) behind what `wanted` asks for, in any order; undefined
 * where something of that is missing.
 */
export const restOfQuery = (query: string, wanted: string): string | undefined => {
  const rest = partsOf(query);
  for (const [name, value] of partsOf(wanted).map(pairOf)) {
    const at = rest.map(pairOf).findIndex((pair) => pair[0] === name && pair[1] === value);
    if (at === -1) return undefined;
    rest.splice(at, 1);
  }
  return rest.join('&');
};

/** An address with more in its query, before its place on the page. */
export const withQuery = (address: string, query: string): string => {
  const [before = '', ...place] = address.split('#');
  const sign = before.includes('?') ? '&' : '?';
  return [query === '' ? before : before + sign + query, ...place].join('#');
};

/** Nothing that a browser reads as a sign of its own, such as a backslash; what is escaped stays. */
const escaped = (address: string) =>
  address
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/[^\w.~!$&'()*+,;=:@%/?#[\]-]/gu, (sign) => encodeURIComponent(sign));

export type Rule = {
  redirect: Redirect;
  /** As foldedPath() has it; of a folder without its /*. */
  path: string;
  isFolder: boolean;
  /** What the query must hold, without the ?. */
  wanted: string;
};

const ruleOf = (redirect: Redirect): Rule => {
  const [path = '', wanted = ''] = redirect.from.split('?');
  const isFolder = path.endsWith('/*');
  return { redirect, path: foldedPath(isFolder ? path.slice(0, -1) : path), isFolder, wanted };
};

/** What says more comes first: an address before a folder, an inner folder before the one around it, more of a query. */
const byDetail = (one: Rule, other: Rule) =>
  Number(one.isFolder) - Number(other.isFolder) ||
  (one.isFolder ? other.path.length - one.path.length : 0) ||
  partsOf(other.wanted).length - partsOf(one.wanted).length;

/** The redirects in the order in which they are tried. */
export const orderedRules = (redirects: readonly Redirect[]): Rule[] =>
  redirects.map(ruleOf).sort(byDetail);

/** Whether an address is one of a rule's, whatever its query. */
export const coversPath = ({ path, isFolder }: Rule, folded: string): boolean =>
  folded === path || (isFolder && folded.startsWith(`${path}/`));

/** Begins with what, once it is unescaped, a browser reads behind a slash as another host (URL Standard, 4.4). */
const namesHost = /^(?:[\0- ]|%(?:[01][\da-f]|2f|5c))/i;

const locationOf = ({ redirect: { to = '' }, path }: Rule, pathname: string, query: string) => {
  if (!to.endsWith('/*')) return escaped(withQuery(to, query));
  const inFolder = normalPath(pathname)
    .split('/')
    .slice(path.split('/').length)
    .join('/')
    // The folder itself, and what a browser would read as another host.
    .replace(/^[/\\]+/, '');
  return escaped(withQuery(to.slice(0, -1) + (namesHost.test(inFolder) ? '' : inFolder), query));
};

/**
 * Finds where a request for `target`, the path with its query as sent, is redirected to. The same for every server of
 * the project. Total: visitors choose the target.
 */
export const createRedirects = (redirects: readonly Redirect[] = []) => {
  const rules = orderedRules(redirects);
  return (target: string): Moved | undefined => {
    if (rules.length === 0) return undefined;
    const [pathname = '', ...behind] = (target.split('#')[0] ?? '').split('?');
    const query = behind.join('?');
    const folded = foldedPath(pathname);
    for (const rule of rules) {
      const rest = coversPath(rule, folded) ? restOfQuery(query, rule.wanted) : undefined;
      if (rest === undefined) continue;
      const status = statusOf[rule.redirect.status ?? 'permanent'];
      return status === 410 ? { status } : { status, location: locationOf(rule, pathname, rest) };
    }
    return undefined;
  };
};

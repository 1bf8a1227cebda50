import { routesFile, siteFile } from '../../../src/schema/config-files';
import { type Redirect, redirectSchema } from '../../../src/schema/redirect';
import type { RoutesDefinition } from '../../../src/schema/routes';
import {
  coversPath,
  createRedirects,
  foldedPath,
  orderedRules,
  type Rule,
} from '../../../src/site/find-redirect';
import { groupOf, listOf, textAt } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { checkLink } from './check-link';
import { builtAddresses } from './check-routes';
import { listedTwice, needless } from './found';
import { type Targets, targetsOf } from './link-targets';

/** A redirect that is in order by itself. */
type ValidRedirect = { redirect: Redirect; rule: Rule; at: string };

const validRedirectsIn = (routes: unknown): ValidRedirect[] =>
  listOf(groupOf(routes).redirects).flatMap((value, index) => {
    if (!redirectSchema.isValidSync(value, { strict: true })) return [];
    const [rule] = orderedRules([value]);
    return rule ? [{ redirect: value, rule, at: `redirects[${index}]` }] : [];
  });

/** Two that fit the same requests. */
const doubled = (all: ValidRedirect[]) =>
  listedTwice(
    all.map(({ rule: { path, isFolder, wanted }, at }) => {
      const query = wanted.toLowerCase().split('&').sort().join('&');
      const name = `${path}${isFolder ? '/*' : ''}?${query}`;
      return { name, path: `${at}.from`, entry: at };
    }),
  );

/** Addresses that show something of the site: its visitors would be led away. */
const taken = (
  { rule, at }: ValidRedirect,
  { routes, files }: { routes: RoutesDefinition; files: readonly string[] },
): Finding[] => {
  const path = `${at}.from`;
  const fix = rule.isFolder ? undefined : { remove: at };
  const page = routes.pages
    .flatMap((each) => [each.path, ...(each.aliases ?? [])])
    .find((known) => coversPath(rule, foldedPath(known)));
  if (page !== undefined && rule.wanted === '') {
    const see = { path: `pages[${routes.pages.findIndex((each) => isOf(each, page))}]` };
    return [{ error: 'redirectFromPage', path, parts: { page }, see, fix }];
  }
  const other = files.find((each) => coversPath(rule, foldedPath(each)));
  const built = builtAddresses.find((each) => coversPath(rule, each));
  const shown = other ?? built;
  return shown === undefined
    ? []
    : [{ error: 'redirectFromFile', path, parts: { other: shown }, fix }];
};

const isOf = ({ path, aliases = [] }: RoutesDefinition['pages'][number], known: string) =>
  [path, ...aliases].includes(known);

/** What stands for all that is in a folder. */
const inFolder = (to: string) => to.replace(/\*$/, 'a');

/** Where a visitor of `to` arrives after all redirects; undefined where they never do. */
const endOf = (to: string, { all, origin }: { all: Redirect[]; origin: string }) => {
  const find = createRedirects(all);
  const passed: string[] = [];
  let at = to;
  for (;;) {
    const own = at.startsWith(`${origin}/`) ? at.slice(origin.length) : at;
    const moved = own.startsWith('/') ? find(own) : undefined;
    if (moved === undefined) return { end: at, passed };
    if (moved.location === undefined) return { end: undefined, passed: [...passed, at] };
    passed.push(at);
    // A folder within itself grows with each step.
    if (passed.includes(moved.location) || passed.length > all.length) return undefined;
    at = moved.location;
  }
};

/** Targets that are old addresses themselves, or nothing of the site. */
const lost = (
  { redirect: { to }, at }: ValidRedirect,
  { targets, ...around }: { targets: Targets; all: Redirect[]; origin: string },
): Finding[] => {
  if (to === undefined) return [];
  const path = `${at}.to`;
  const arrived = endOf(inFolder(to), around);
  if (!arrived) return [{ error: 'redirectLoop', path }];
  const { end, passed } = arrived;
  const isFolder = to.endsWith('/*');
  if (passed.length > 0) {
    const meant = end === undefined || isFolder ? undefined : inQuotes(end);
    return [{ error: 'redirectChain', path, ...becomes(meant, true) }];
  }
  const wrong = isFolder ? undefined : checkLink(to, routesFile, targets);
  return wrong ? [{ path, ...wrong }] : [];
};

/** Targets that cannot be: of what is gone, and of a folder where none is named or no page is in it. */
const misplaced = ({ redirect, rule, at }: ValidRedirect, routes: RoutesDefinition): Finding[] => {
  const { to, status } = redirect;
  const path = `${at}.to`;
  if (to === undefined) return [];
  if (status === 'gone') {
    return [needless('targetOfGone', path)];
  }
  if (!to.endsWith('/*')) return [];
  if (!rule.isFolder) {
    const meant = to.slice(0, -2) || '/';
    const parts = { should: 'should have no /* at its end, since “from” has none' };
    return [{ error: 'wrongForm', path, parts, ...becomes(inQuotes(meant)) }];
  }
  const folder = foldedPath(to.slice(0, -1));
  const isShown =
    !to.startsWith('/') ||
    routes.pages.some((each) => foldedPath(each.path).startsWith(`${folder}/`));
  const allowed = routes.pages.map((each) => inQuotes(each.path)).join(', ');
  return isShown ? [] : [{ error: 'noSuchPage', path, allowed }];
};

/** A circle is one mistake, whichever of its redirects is looked at. */
const firstLoop = (findings: Finding[]) =>
  findings.filter(
    (each, index) =>
      each.error !== 'redirectLoop' ||
      index === findings.findIndex(({ error }) => error === 'redirectLoop'),
  );

/** Redirects of config/routes.ts that lead nowhere, twice, in circles, or away from what the site shows. */
export const checkRedirects = (value: unknown, site: CheckedSite): Finding[] => {
  const targets = targetsOf(site);
  const { routes, files = [] } = targets;
  if (!routes) return [];
  const valid = validRedirectsIn(value);
  const all = valid.map(({ redirect }) => redirect);
  const origin = textAt(site.values.get(siteFile), 'origin') ?? '';
  const again = doubled(valid);
  const others = valid.filter(({ at }) => !again.some(({ path }) => path === `${at}.from`));
  const found = others.flatMap((each) => {
    const wrong = [...taken(each, { routes, files }), ...misplaced(each, routes)];
    return wrong.length > 0 ? wrong : lost(each, { targets, all, origin });
  });
  return [...again, ...firstLoop(found)];
};

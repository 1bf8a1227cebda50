import { notFoundFile } from '../../packages/resolved-site/built-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import { orderedRules, type Rule } from '../../src/site/find-redirect';
import { resolveRoute } from '../../src/site/resolve-route';
import { restPattern, rulePattern } from './path-patterns';

/** What a page's own script knows of redirects: what the query must hold, and where it then leads. */
export type Move = [wanted: string, to: string];

/** Where hosts that cannot answer “gone” show that there is nothing. */
export const nothingThere = '/404';

const moveOf = ({ wanted, redirect }: Rule): Move => [wanted, redirect.to ?? nothingThere];

/** By the query, on an address that shows a page as well: a script of that page follows them. */
export const movesOfPage = (routes: RoutesDefinition, path: string): Move[] =>
  orderedRules(routes.redirects ?? [])
    .filter((rule) => {
      const route = resolveRoute(routes, rule.path || '/');
      return rule.wanted !== '' && route.matched && route.path === path;
    })
    .map(moveOf);

/** A small page that follows redirects by the query, which hosts of files do not look at. */
export type MovingPage = { file: string; rule: Rule; moves: Move[] };

const movingFolder = '__moved';

/** The small pages of the old addresses that differ only in their query. */
export const movingPages = (routes: RoutesDefinition): MovingPage[] => {
  const rules = orderedRules(routes.redirects ?? []).filter(
    ({ path, isFolder }) => !isFolder && !resolveRoute(routes, path || '/').matched,
  );
  const withQuery = rules.filter(({ wanted }) => wanted !== '');
  const first = withQuery.filter(
    ({ path }, index) => index === withQuery.findIndex((each) => each.path === path),
  );
  return first.map((rule, index) => {
    const own = rules.filter(({ path }) => path === rule.path).map(moveOf);
    const isWhole = own.some(([wanted]) => wanted === '');
    return {
      file: `${movingFolder}/${index + 1}.html`,
      rule,
      moves: isWhole ? own : [...own, ['', nothingThere]],
    };
  });
};

/** Those that a host of files follows by itself, in the order in which it tries them. */
const plainRules = (routes: RoutesDefinition): Rule[] => {
  const moving = movingPages(routes).map(({ rule }) => rule.path);
  return orderedRules(routes.redirects ?? []).filter(
    ({ wanted, isFolder, path }) => wanted === '' && (isFolder || !moving.includes(path)),
  );
};

const typeOf = ({ redirect }: Rule) => (redirect.status === 'temporary' ? 302 : 301);

/** An entry of firebase.json; the host keeps the query. */
export type HostRedirect = { regex: string; destination: string; type: number };

/** The redirects of firebase.json. Firebase Hosting has no status 410: what is gone is an unknown address there. */
export const hostRedirects = (routes: RoutesDefinition): HostRedirect[] =>
  plainRules(routes).flatMap((rule): HostRedirect[] => {
    const { to } = rule.redirect;
    if (to === undefined) return [];
    const type = typeOf(rule);
    const whole = { regex: rulePattern(rule), destination: to, type };
    if (!to.endsWith('/*')) return [whole];
    const folder = to.slice(0, -1);
    return [
      { regex: restPattern(rule), destination: `${folder}:rest`, type },
      { ...whole, destination: folder },
    ];
  });

/** As it is written, and in small letters: these hosts tell them apart. */
const spellingsOf = (from: string) => [...new Set([from, from.toLowerCase()])].map(encodeOnce);

const encodeOnce = (from: string) =>
  from.replaceAll(/[^!-~]/gu, (sign) => encodeURIComponent(sign));

/**
 * The file _redirects, as Netlify and Cloudflare Pages read it, with the first pages of the other languages: below them
 * Netlify shows 404.html of the main one unless told otherwise, the other host the nearest. Undefined without any.
 * `origin` is that of the site.
 */
export const redirectsFile = (
  routes: RoutesDefinition,
  { origin, homes = [] }: { origin: string; homes?: readonly string[] },
): string | undefined => {
  const plain = plainRules(routes).flatMap((rule) => {
    const { from, to } = rule.redirect;
    // What follows may begin with a slash or a backslash: by itself it would name another host.
    const whole = to === '/*' ? `${origin}/*` : to;
    const target =
      whole === undefined
        ? '/404.html 410'
        : `${whole.replace(/\/\*$/, '/:splat')} ${typeOf(rule)}`;
    return spellingsOf(from).map((each) => `${each} ${target}`);
  });
  const moving = movingPages(routes).flatMap(({ file, rule }) =>
    spellingsOf(rule.redirect.from.replace(/\?.*/, '')).map(
      (each) => `${each} /${file.replace(/\.html$/, '')} 200`,
    ),
  );
  const unmatched = homes.map((home) => `${home}/* /${notFoundFile(home)} 404`);
  const lines = [...moving, ...plain, ...unmatched];
  return lines.length > 0 ? `${lines.join('\n')}\n` : undefined;
};

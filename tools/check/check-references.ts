import type { RoutesDefinition } from '../../src/contract/routes';
import type { SiteDefinition } from '../../src/contract/site';
import type { FormDefinition } from '../../src/form/form-contract';
import type { PageDefinition } from '../../src/sections/page-contract';
import { resolveRoute } from '../../src/site/resolve-route';
import type { FileFinding } from './finding';
import { walk } from './walk';

const namesIn = (folder: string, files: string[]) =>
  files
    .filter((file) => file.startsWith(`config/${folder}/`))
    .map((file) => file.slice(`config/${folder}/`.length, -'.ts'.length));

const choose = (names: string[]) => `choose one of ${names.join(', ')}`;

/** What files say of each other. Values that broke their contract are left out and not judged. */
export const checkReferences = (values: Map<string, unknown>, files: string[]): FileFinding[] => {
  const routes = values.get('config/routes.ts') as RoutesDefinition | undefined;
  const site = values.get('config/site.ts') as SiteDefinition | undefined;
  const forms = namesIn('forms', files);
  return [
    ...checkCollections(values),
    ...(routes ? checkRoutes(routes, namesIn('pages', files)) : []),
    ...[...values].flatMap(([file, value]) =>
      [...walk(value)].flatMap(({ path, value: entry }) => {
        const messages = [
          /(^|\.)to$/.test(path) && checkLink(String(entry), { routes, site, values }),
          /(^|\.)form$/.test(path) &&
            !forms.includes(String(entry)) &&
            `"${String(entry)}" is no form: ${choose(forms)}`,
        ];
        return messages
          .filter((message) => typeof message === 'string')
          .map((message) => ({ file, path, message }));
      }),
    ),
  ];
};

const checkCollections = (values: Map<string, unknown>): FileFinding[] => {
  const taken = new Map<string, string>();
  return [...values].flatMap(([file, value]) => {
    if (!file.startsWith('config/forms/')) return [];
    const { collection } = (value as FormDefinition).record;
    const other = taken.get(collection);
    taken.set(collection, other ?? file);
    if (!other) return [];
    const message = `"${collection}" is where ${other} stores: give each form a collection of its own`;
    return [{ file, path: 'record.collection', message }];
  });
};

const checkRoutes = (routes: RoutesDefinition, pages: string[]): FileFinding[] => {
  const file = 'config/routes.ts';
  const taken = new Set<string>();
  const findings: FileFinding[] = [];
  routes.pages.forEach(({ page, path, aliases = [] }, index) => {
    if (!pages.includes(page)) {
      findings.push({
        file,
        path: `pages[${index}].page`,
        message: `"${page}" is no page: ${choose(pages)}`,
      });
    }
    [path, ...aliases].forEach((each) => {
      if (taken.has(each.toLowerCase())) {
        findings.push({
          file,
          path: `pages[${index}]`,
          message: `has the path ${each}, which is taken already (paths ignore case)`,
        });
      }
      taken.add(each.toLowerCase());
    });
  });
  const shown = routes.pages.map(({ page }) => page);
  if (!shown.includes(routes.unmatched)) {
    findings.push({
      file,
      path: 'unmatched',
      message: `"${routes.unmatched}" has no path: ${choose(shown)}`,
    });
  }
  pages
    .filter((page) => !shown.includes(page))
    .forEach((page) =>
      findings.push({
        file: `config/pages/${page}.ts`,
        path: '',
        message: 'has no path: add it to config/routes.ts, or delete the file',
      }),
    );
  return findings;
};

type Known = {
  routes: RoutesDefinition | undefined;
  site: SiteDefinition | undefined;
  values: Map<string, unknown>;
};

const checkLink = (to: string, { routes, site, values }: Known): string | false => {
  if (to.startsWith('link:') && site) {
    const names = site.links.map(({ name }) => `link:${name}`);
    return !names.includes(to) && `"${to}" is not in the links of config/site.ts: ${choose(names)}`;
  }
  if (!to.startsWith('/') || !routes) return false;
  const { pathname, hash } = new URL(to, 'https://site.invalid');
  const { matched, page } = resolveRoute(routes, decodeURI(pathname));
  if (!matched) return `"${to}" leads to no page: ${choose(routes.pages.map(({ path }) => path))}`;
  const target = values.get(`config/pages/${page}.ts`) as PageDefinition | undefined;
  const anchors = target?.sections.flatMap(({ anchor }) => anchor ?? []) ?? [];
  const lost = target && hash !== '' && !anchors.includes(hash.slice(1));
  return lost
    ? `"${to}" leads to no place on that page: ${choose(anchors.map((name) => `#${name}`))}`
    : false;
};

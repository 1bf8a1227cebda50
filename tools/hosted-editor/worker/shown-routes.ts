import { readFileSync } from 'node:fs';
import type { SiteStart } from '../../../packages/edit-protocol/worker-protocol';
import { type EditRoute, FileAnswer, get, Refusal } from '../../../packages/edit-routes';
import { languageAtAddress } from '../../../packages/resolved-site/page-language';
import { publicFile } from '../../../packages/site-files';
import type { ConfigInLanguages } from '../../dev-config/config-in-languages';
import { isConfigFile } from '../../dev-config/dev-config';
import { photographFilter } from '../../photos/photograph-filter-plugin';
import { shownPosts } from '../../posts/posts-plugin';
import { borrowedTexts } from '../../resolve/borrowed-texts';
import { documentLanguage, toldSite } from '../../told-site';

/** What a page at this address is told before it starts. */
const startAt = (site: string, config: ConfigInLanguages, address: string): SiteStart => {
  const key = languageAtAddress(site, address)?.key;
  const valueOf = (name: string) => config.fileIn(`config/${name}.ts`, key).value;
  return {
    told: toldSite(site, { settings: null, key }),
    ...documentLanguage(site, key),
    config: { site: valueOf('site'), routes: valueOf('routes'), theme: valueOf('theme') },
    posts: shownPosts(site, key),
    borrowed: borrowedTexts(site, key),
    filter: photographFilter(site),
    message: config.message(),
  };
};

/** What the page asks for to show the site, as the dev server's modules say it. */
export const shownRoutes = (site: string, config: ConfigInLanguages): EditRoute[] => {
  const languageOf = (query: URLSearchParams) =>
    languageAtAddress(site, query.get('address') ?? '/')?.key;
  return [
    get('shown/start', (query) => startAt(site, config, query.get('address') ?? '/')),
    get('shown/file', (query) => {
      const file = query.get('file') ?? '';
      if (!isConfigFile(file)) throw new Refusal(404, `${file} is no file of config.`);
      return config.fileIn(file, languageOf(query));
    }),
    get('shown/posts', (query) => shownPosts(site, languageOf(query))),
    get('shown/public', (query) => {
      const path = publicFile(site, query.get('address') ?? '');
      if (path === undefined) throw new Refusal(404, 'There is no such file.');
      // The page knows what it asks for; no type of ours makes it more.
      return new FileAnswer(readFileSync(path), 'application/octet-stream');
    }),
  ];
};

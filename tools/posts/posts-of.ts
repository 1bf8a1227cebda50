import type { Post } from '../../src/schema/post';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { ConfigSources } from '../check/read/config-files';
import { readLiteral } from '../check/read/read-literal';

/** Reading takes time, and most pages are none. */
const mayBePost = /\bpost['"]?\s*:/;

/** The pages that came out by the day `today`, the newest first. What cannot be understood is no post. */
export const postsOf = (sources: ConfigSources, today: string): Post[] => {
  const routes = readLiteral(sources['config/routes.ts'] ?? '').value as
    | Partial<RoutesDefinition>
    | undefined;
  if (!Array.isArray(routes?.pages)) return [];
  return routes.pages
    .flatMap(({ page, path }): Post[] => {
      const source = sources[`config/pages/${page}.ts`] ?? '';
      if (!mayBePost.test(source)) return [];
      const { title, description, post } = (readLiteral(source).value ??
        {}) as Partial<PageDefinition>;
      if (!title || !description || !post?.date || post.date > today) return [];
      return [{ path, title, description, ...post }];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date));
};

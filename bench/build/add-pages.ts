import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../config/routes';
import type { PageDefinition } from '../../src/sections/page-schema';

const own = await Promise.all(
  routes.pages.map(async ({ page }) => {
    const module = (await import(`../../config/pages/${page}.ts`)) as { default: PageDefinition };
    return module.default;
  }),
);

const write = (file: string, definition: object) =>
  writeFileSync(file, `export default ${JSON.stringify(definition, null, 2)};\n`);

/** The same page with its links to whole pages leading to `paths`, in turn from `first` on. */
const relinked = (page: object, paths: string[], first: number): object => {
  let next = first;
  const relink = (key: string, value: unknown) =>
    key === 'to' && /^\/[^#]*$/.test(String(value)) ? paths[next++ % paths.length] : value;
  return JSON.parse(JSON.stringify(page, relink)) as object;
};

/**
 * Adds pages to the copy in `folder` until it has `count`: copies of the site's own in turn, each
 * with a path and a head of its own, and links to pages all over the site.
 */
export const addPages = (folder: string, count: number) => {
  const added = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const page = `page-${own.length + index + 1}`;
    return { page, path: `/${page}` };
  });
  const paths = added.map(({ path }) => path);
  added.forEach(({ page }, index) => {
    const model = own[index % own.length];
    const head = {
      title: `${model?.title} ${page}`,
      description: `${model?.description} ${page}`,
    };
    const definition = relinked({ ...model, ...head }, paths, index * own.length);
    write(join(folder, 'config/pages', `${page}.ts`), definition);
  });
  write(join(folder, 'config/routes.ts'), { ...routes, pages: [...routes.pages, ...added] });
};

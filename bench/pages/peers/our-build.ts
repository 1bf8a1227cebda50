import { join } from 'node:path';

const here = import.meta.dirname;

/** The folder of our project. */
export const root = join(here, '../../..');

/** What our own build defines; bench/pages/build passes on which fonts it cut. */
export const defined = {
  'globalThis.__SITE__': `{ countsPlaces: false, rhythm: '', fontCuts: ${process.env.FONT_CUTS ?? 'null'} }`,
};

/** Packages of which a page has one copy, ours, whoever imports them. */
export const shared = /^@(?:mui|emotion)\//;

/** Stands in for goober, as in vite.config.ts. */
export const toastCss = join(root, 'src/layout/toast-css.ts');

/**
 * What replaces modules of our source that only work with Vite or our router; undefined for any other, and for
 * a replacement's own imports. `folder` has the file that imports `source`.
 */
export const replacedBy = (own: { siteLink: string; lazyForm: string }) => {
  const replaced: Partial<Record<string, string>> = {
    [join(root, 'src/ui/site-link')]: own.siteLink,
    [join(root, 'src/ui/lazy-form')]: own.lazyForm,
    [join(root, 'src/fields/vite-modules')]: join(here, 'field-controls.ts'),
    [join(root, 'src/ui/use-go-to')]: join(here, 'go-to.ts'),
  };
  return (folder: string, source: string): string | undefined =>
    folder === here ? undefined : replaced[join(folder, source)];
};

import { join } from 'node:path';

const here = import.meta.dirname;

/** The folder of our project. */
export const root = join(here, '../../..');

/** What our own build knows of the site; bench/pages/build passes it on. */
export type OurBuild = {
  /** For `define`: what stands for `globalThis.__SITE__` and its keys. */
  defined: Record<string, string>;
  /** The looks that the site has, and what stands for packages: patterns of names, and files. */
  looks: { find: string; replacement: string }[];
};

const { defined, looks }: OurBuild = JSON.parse(
  process.env.OUR_BUILD ?? '{ "defined": {}, "looks": [] }',
);

export { defined };

/** For Vite's `resolve.alias`. */
export const lookAliases = looks.map(({ find, replacement }) => ({
  find: new RegExp(find),
  replacement,
}));

/** The file that a name of src stands for, if it is one that config chooses. */
export const lookOf = (source: string): string | undefined => {
  const look = lookAliases.find(({ find }) => find.test(source));
  return look && source.replace(look.find, look.replacement);
};

/** Packages of which a page has one copy, ours, whoever imports them. */
export const shared = /^@(?:mui|emotion)\//;

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

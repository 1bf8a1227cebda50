import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../../..');
const src = join(root, 'src');

type Request = { context: string; request: string };
type Plugin = object;
type ReplacementClass = new (match: RegExp, replace: (asked: Request) => void) => Plugin;

/** What is used here of webpack. */
export type Webpack = {
  NormalModuleReplacementPlugin: ReplacementClass;
  DefinePlugin: new (values: Record<string, string>) => Plugin;
};
export type WebpackConfiguration = {
  resolve: { alias: Record<string, string> };
  module: { rules: object[] };
  plugins: Plugin[];
};

/** Modules of our source that only Vite or our router can run, and what stands in for each. */
const replaced: Partial<Record<string, string>> = {
  [join(src, 'ui/site-link')]: join(here, 'app/next-link.tsx'),
  [join(src, 'ui/lazy-form')]: join(here, '../peers/form-at-once.tsx'),
  [join(src, 'fields/vite-modules')]: join(here, '../peers/field-controls.ts'),
};

const replace = (asked: Request) => {
  const { context, request } = asked;
  if (!request.startsWith('.')) return;
  asked.request = replaced[join(context, request)] ?? request;
};

/** One copy of each in the whole page: the site's. */
const shared = Object.fromEntries(
  ['@emotion/react', '@emotion/cache'].map((name) => [name, join(root, 'node_modules', name)]),
);

/** Lets webpack build our sections, with the fonts that our own build gives them. */
export const usesOurSource = (
  configuration: WebpackConfiguration,
  webpack: Webpack,
): WebpackConfiguration => {
  Object.assign(configuration.resolve.alias, shared);
  configuration.module.rules.push({
    resourceQuery: /url/,
    type: 'asset/resource',
    generator: { filename: 'static/media/[name].[hash:8][ext]' },
  });
  configuration.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/./, replace),
    new webpack.DefinePlugin({ __FIREBASE_SETTINGS__: 'null', __FONT_CUTS__: 'null' }),
  );
  return configuration;
};

import { join } from 'node:path';
import { defined, lookOf, replacedBy, root, shared } from '../peers/our-build';

const here = import.meta.dirname;

type Request = { context: string; request: string };
type Plugin = object;
type ReplacementClass = new (match: RegExp, replace: (asked: Request) => void) => Plugin;

/** The part of webpack that is used here. */
export type Webpack = {
  NormalModuleReplacementPlugin: ReplacementClass;
  DefinePlugin: new (values: Record<string, string>) => Plugin;
};
export type WebpackConfiguration = {
  module: { rules: object[] };
  plugins: Plugin[];
};

const replaced = replacedBy({
  siteLink: join(here, 'app/next-link.tsx'),
  lazyForm: join(here, '../peers/form-at-once.tsx'),
});

const replace = (asked: Request) => {
  const { context, request } = asked;
  asked.request = lookOf(request) ?? request;
  if (shared.test(request)) asked.context = root;
  if (request.startsWith('.')) asked.request = replaced(context, request) ?? request;
};

/** Lets webpack build our sections, with our packages, and fonts as files of their own. */
export const usesOurSource = (
  configuration: WebpackConfiguration,
  webpack: Webpack,
): WebpackConfiguration => {
  configuration.module.rules.push({
    resourceQuery: /url/,
    type: 'asset/resource',
    generator: { filename: 'static/media/[name].[hash:8][ext]' },
  });
  configuration.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/./, replace),
    new webpack.DefinePlugin(defined),
  );
  return configuration;
};

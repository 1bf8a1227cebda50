import type { Plugin } from 'vite';
import { siteSchema } from '../../src/schema/site';
import { themeSchema } from '../../src/schema/theme';
import { readConfigValue } from '../check/read/config-files';
import { faviconSvg } from './favicon-svg';
import { letterPath } from './letter-path';
import { iconFile, ownIcon } from './own-icon';

const strict = { strict: true };

/** Read and not imported: while the dev server runs it may be broken. */
const configIn = (folder: string) => {
  const site: unknown = readConfigValue(folder, 'config/site.ts');
  const theme: unknown = readConfigValue(folder, 'config/theme.ts');
  return siteSchema.isValidSync(site, strict) && themeSchema.isValidSync(theme, strict)
    ? { site, theme }
    : undefined;
};

/** The icon of the site in `folder`: its own, which is never touched, else one that is drawn. */
export const faviconPlugin = (folder: string): Plugin => {
  let root = '';
  const drawn = async () => {
    const config = configIn(folder);
    if (!config || ownIcon(folder, config.site)) return undefined;
    const letter = config.theme.motif ? undefined : await letterPath(root, config);
    return faviconSvg(config.theme, letter);
  };
  return {
    name: 'favicon',
    configResolved: (resolved) => {
      root = resolved.root;
    },
    transformIndexHtml: (html) => {
      const site = configIn(folder)?.site;
      const own = site && ownIcon(folder, site);
      if (own === undefined || own === iconFile) return html;
      const type = own.toLowerCase().endsWith('.png') ? 'image/png' : 'image/svg+xml';
      return html.replace(
        `href="${iconFile}" type="image/svg+xml"`,
        () => `href="${own}" type="${type}"`,
      );
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(iconFile, (_request, response, next) => {
        drawn().then((svg) => {
          if (svg === undefined) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg);
        }, next);
      });
    },
    async generateBundle() {
      const source = this.environment.name === 'client' ? await drawn() : undefined;
      if (source !== undefined)
        this.emitFile({ type: 'asset', fileName: iconFile.slice(1), source });
    },
  };
};

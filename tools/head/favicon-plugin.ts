import type { Plugin } from 'vite';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { publicFile } from '../../packages/site-files';
import { mark } from '../../src/pictures/mark';
import { siteFile, themeFile } from '../../src/schema/config-files';
import { type SiteDefinition, siteSchema } from '../../src/schema/site';
import { type ThemeDefinition, themeSchema } from '../../src/schema/theme';
import { loadTypeface } from '../fonts/load-typeface';
import { openPackage } from '../fonts/open-package';
import { faviconSvg } from './mark-svg';

/** The default path of a site's own icon, unless its config names another. */
const iconFile = '/favicon.svg';

export const ownIcon = (
  folder: string,
  { favicon }: Pick<SiteDefinition, 'favicon'>,
): string | undefined =>
  favicon ?? (publicFile(folder, iconFile) === undefined ? undefined : iconFile);

const letterSize = 26;
/** The height of capitals in most fonts, in em. */
const capitals = 0.7;

/** The first letter of a site's name in its own font, in the square of a mark: for sites without a motif. */
export const letterPath = async (
  root: string,
  { site, theme }: { site: SiteDefinition; theme: ThemeDefinition },
): Promise<string> => {
  const { family, weight } = theme.font.display;
  const { openTypeface } = await loadTypeface();
  const typeface = await openTypeface(openPackage(root, family).whole('latin'), {
    weight,
    letterSpacing: '0',
  });
  const letter = (Array.from(site.shortName)[0] ?? '').toLocaleUpperCase(site.language);
  const x = (mark.size - typeface.measure(letter) * letterSize) / 2;
  return typeface.outline(letter, {
    x,
    y: (mark.size + capitals * letterSize) / 2,
    size: letterSize,
  });
};

const strict = { strict: true };

/** Read, not imported: while the dev server runs it may be broken. With what config leaves to the project. */
const configIn = (folder: string) => {
  const { values } = readSiteConfig(folder);
  const site = values.get(siteFile);
  const theme = values.get(themeFile);
  return siteSchema.isValidSync(site, strict) && themeSchema.isValidSync(theme, strict)
    ? { site, theme }
    : undefined;
};

/** The icon of the site in `folder`: its own, unchanged, else a drawn one. */
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

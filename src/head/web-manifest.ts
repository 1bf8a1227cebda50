import type { SiteDefinition } from '../schema/site';
import type { ThemeDefinition } from '../schema/theme';
import { iconFiles } from './head-tags';

type Icon = { file: string; size: number };

const icon = ({ file, size }: Icon, purpose: 'any' | 'maskable') => ({
  src: file,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The site as an entry of a home screen (https://www.w3.org/TR/appmanifest/). It opens in the
 * browser: whoever reads a site of pages needs its address and its way back.
 */
export const webManifest = (site: SiteDefinition, { color }: ThemeDefinition) => ({
  name: site.name,
  short_name: site.shortName,
  lang: site.language,
  dir: site.direction,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: color.light.paper,
  background_color: color.light.paper,
  icons: [
    icon(iconFiles.small, 'any'),
    icon(iconFiles.large, 'any'),
    icon(iconFiles.maskable, 'maskable'),
  ],
});

import type { ThemeDefinition } from '../schema/theme';
import { link, meta, type HeadTag } from './head-tag';
import { iconFiles } from './icon-files';

export const manifestFile = '/site.webmanifest';

const themeColor = (scheme: 'light' | 'dark', color: string) =>
  meta({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: color });

/**
 * What every page's head says: the colour of the browser around it, which is that of the header,
 * and its icons. index.html itself links to the SVG icon, so that the dev server shows it too.
 */
export const siteTags = ({ color }: ThemeDefinition): HeadTag[] => {
  const { ico, touch } = iconFiles;
  return [
    themeColor('light', color.light.paper),
    themeColor('dark', color.dark.paper),
    // With its size given, browsers that can show the SVG icon prefer that.
    link({ rel: 'icon', href: ico.file, sizes: `${ico.size}x${ico.size}` }),
    link({ rel: 'apple-touch-icon', href: touch.file }),
    link({ rel: 'manifest', href: manifestFile }),
  ];
};

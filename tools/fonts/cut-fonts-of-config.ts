import type { ThemeDefinition } from '../../src/schema/theme';
import { readConfigValue } from '../check/read/config-files';
import { cutFonts, type CutFonts } from './cut-fonts';
import { lettersOfConfig } from './letters-of-config';

/** The fonts that config/theme.ts in `site` names, which the project in `root` has, cut to the words of config. */
export const cutFontsOfConfig = (root: string, site = root): Promise<CutFonts> => {
  const { font } = readConfigValue(site, 'config/theme.ts') as ThemeDefinition;
  return cutFonts({ root, font, letters: lettersOfConfig(site) });
};

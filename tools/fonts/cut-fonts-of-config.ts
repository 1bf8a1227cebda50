import type { ThemeDefinition } from '../../src/contract/theme';
import { readConfigValue } from '../check/read/read-config-value';
import { cutFonts, type CutFonts } from './cut-fonts';
import { lettersOfConfig } from './letters-of-config';

/** The fonts of config/theme.ts, cut to the words of config. */
export const cutFontsOfConfig = (root: string): Promise<CutFonts> => {
  const { font } = readConfigValue(root, 'config/theme.ts') as ThemeDefinition;
  return cutFonts({ root, font, letters: lettersOfConfig(root) });
};

import { join } from 'node:path';
import type { ThemeDefinition } from '../../src/contract/theme';
import { readConfigSources } from '../check/read/config-files';
import { readLiteral } from '../check/read/read-literal';
import { writeIfNew } from '../write-if-new';
import { faviconSvg } from './favicon-svg';

const themeFile = 'config/theme.ts';

/** Writes public/favicon.svg in `root` from its config/theme.ts, which must be in order. */
export const writeFavicon = (root: string) => {
  const source = readConfigSources(root)[themeFile] ?? '';
  const theme = readLiteral(source).value as ThemeDefinition;
  writeIfNew(join(root, 'public/favicon.svg'), faviconSvg(theme));
};

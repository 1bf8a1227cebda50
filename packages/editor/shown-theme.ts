import { themeFile } from '../../src/schema/config-files';
import type { Value } from '../../src/schema/values/change';
import type { EditState } from '../edit-protocol/protocol';

/** config/theme.ts as the page shows it: whole. */
export const shownTheme = ({ theme, files }: EditState): Value | undefined =>
  theme ?? files[themeFile];

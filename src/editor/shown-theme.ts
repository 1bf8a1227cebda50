import { themeFile } from '../schema/config-files';
import type { Value } from '../schema/values/change';
import type { EditState } from './protocol';

/** config/theme.ts as the page shows it: whole. */
export const shownTheme = ({ theme, files }: EditState): Value | undefined =>
  theme ?? files[themeFile];

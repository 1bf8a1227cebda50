import type { ThemeDefinition } from '../../schema/theme';
import type { ThemeName } from '../../schema/theme-names';
import { atelier } from './atelier';
import { bakery } from './bakery';
import { climbing } from './climbing';
import { concert } from './concert';
import { laboratory } from './laboratory';
import { notary } from './notary';
import { noticeboard } from './noticeboard';
import { workshop } from './workshop';

/** The whole themes from which config/theme.ts can start. The build reads them; no page loads one. */
export const themes: Record<ThemeName, ThemeDefinition> = {
  atelier,
  bakery,
  climbing,
  concert,
  laboratory,
  notary,
  noticeboard,
  workshop,
};

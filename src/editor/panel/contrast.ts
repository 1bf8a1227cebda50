import { getContrastRatio } from '@mui/material/styles';
import { isGroup, valueAt } from '../paths';

const hex = /^#[0-9a-f]{6}$/i;

export type Contrast = { ground: string; ratio: number; needed: number };

/**
 * How a colour stands out from the grounds that its description names, as "At least 4.5 to 1 against
 * background.default and background.paper." `scheme` holds them; what is no colour has no contrast.
 */
export const contrastsOf = (color: string, description: string, scheme: unknown): Contrast[] => {
  const [, needed, grounds = ''] =
    /at least ([\d.]+) to 1 against (.*)\.$/i.exec(description) ?? [];
  if (!hex.test(color) || needed === undefined || !isGroup(scheme)) return [];
  return grounds.split(/, | and /).flatMap((ground) => {
    const other = valueAt(scheme, ground);
    if (typeof other !== 'string' || !hex.test(other)) return [];
    return [{ ground, ratio: getContrastRatio(color, other), needed: Number(needed) }];
  });
};

import type { ThemeDefinition } from '../../src/schema/theme';
import { usualSizes } from './cut-fonts';
import { openPackage } from './open-package';
import { openTypeface } from './open-typeface';

/** The width of the digit 0 of the text font, in em: CSS calls it 1ch. */
export const zeroWidth = async (
  root: string,
  { family, weight, opticalSizes }: ThemeDefinition['font']['text'],
): Promise<number> => {
  const { whole } = openPackage(root, family, opticalSizes);
  const { measure } = await openTypeface(whole('latin'), {
    weight,
    letterSpacing: '0',
    ...(opticalSizes && { opticalSize: usualSizes.text }),
  });
  return measure('0');
};

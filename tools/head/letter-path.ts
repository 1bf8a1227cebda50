import { mark } from '../../src/pictures/mark';
import type { SiteDefinition } from '../../src/schema/site';
import type { ThemeDefinition } from '../../src/schema/theme';
import { openPackage } from '../fonts/cut-fonts';
import { openTypeface } from './open-typeface';

const size = 26;
/** How high capitals of most fonts stand, in em. */
const capitals = 0.7;

/** The first letter of a site's name in its own font, in the square of a mark: for sites without a motif. */
export const letterPath = async (
  root: string,
  { site, theme }: { site: SiteDefinition; theme: ThemeDefinition },
): Promise<string> => {
  const { family, weight } = theme.font.display;
  const typeface = await openTypeface(openPackage(root, family).whole('latin'), {
    weight,
    letterSpacing: '0',
  });
  const letter = (Array.from(site.shortName)[0] ?? '').toLocaleUpperCase(site.language);
  const x = (mark.size - typeface.measure(letter) * size) / 2;
  return typeface.outline(letter, { x, y: (mark.size + capitals * size) / 2, size });
};

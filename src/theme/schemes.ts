import type { ThemeDefinition } from '../schema/theme';

/** Whether the built site has only one of the two schemes; what this takes is left out of all others. */
declare const __ONE_SCHEME__: boolean | undefined;
const mayHaveOne = typeof __ONE_SCHEME__ === 'undefined' || __ONE_SCHEME__;

type Schemes = Pick<ThemeDefinition, 'schemes'>;

/** Media queries that always hold on a screen, or never. */
const always = { light: 'not all', dark: 'screen' };

/** The one scheme of a site that does not follow the visitor's device. */
export const oneScheme = ({ schemes }: Schemes): 'light' | 'dark' | undefined =>
  mayHaveOne && schemes !== 'both' ? schemes : undefined;

/**
 * The media query under which the dark scheme is shown: on screens only, since paper is white, whatever the
 * visitor's device prefers.
 */
export const darkScreens = (theme: Schemes): string => {
  const only = oneScheme(theme);
  return only ? always[only] : 'screen and (prefers-color-scheme: dark)';
};

/** The colours of what has one look for all visitors: pictures of links, icons. */
export const fixedColors = (theme: ThemeDefinition) => theme.color[oneScheme(theme) ?? 'light'];

import type { ThemeDefinition } from '../schema/theme';
import { colorOf, rule, type Rules, within } from './css-rules';
import { label } from './rhythm-rules';

/**
 * The lines of a motif that is drawn from data, as CSS: at the end of a section's rule, above steps and figures that
 * stand in one row, and above the foot of the page. The motif `growth` has stairs there.
 */

const paint = colorOf('secondary.main');

type Line = {
  /** CSS pixels. */
  height: number;
  /** As a mask: what is opaque is drawn. */
  drawing: string;
};

const half = 'calc(100% + 1px)';

const lines: Partial<Record<NonNullable<ThemeDefinition['motif']>, Line>> = {
  waves: {
    height: 10,
    drawing:
      'radial-gradient(circle at 9px 13px,#0000 11.2px,#000 11.7px 13px,#0000 13.5px) 0 0/36px 5px repeat-x,radial-gradient(circle at 27px -8px,#0000 11.2px,#000 11.7px 13px,#0000 13.5px) 0 100%/36px 5px repeat-x',
  },
  arches: {
    height: 10,
    drawing: `radial-gradient(circle at 50% ${half},#000 3px,#0000 3.5px 7.5px,#000 8px 9.5px,#0000 10px) 0 0/20px 10px repeat-x`,
  },
  rays: {
    height: 10,
    drawing:
      'conic-gradient(from -75deg at 50% 100%,#000 10deg,#0000 0 25deg,#000 0 35deg,#0000 0 50deg,#000 0 60deg,#0000 0 70deg,#000 0 80deg,#0000 0 90deg,#000 0 100deg,#0000 0 115deg,#000 0 125deg,#0000 0 140deg,#000 0 150deg,#0000 0) 0 0/24px 10px repeat-x',
  },
  leaves: {
    height: 10,
    drawing:
      'radial-gradient(ellipse 7px 3.5px at 9px 3.5px,#000 95%,#0000) 0 0/24px 10px repeat-x,radial-gradient(ellipse 7px 3.5px at 15px 6.5px,#000 95%,#0000) 12px 0/24px 10px repeat-x',
  },
  dots: {
    height: 8,
    drawing: 'radial-gradient(circle,#000 2.5px,#0000 3px) 0 0/12px 8px repeat-x',
  },
  weave: {
    height: 8,
    drawing:
      'linear-gradient(#000 0 0) 0 1px/16px 2px repeat-x,repeating-linear-gradient(90deg,#0000 0 4px,#000 0 12px,#0000 0 16px) 0 5px/16px 2px repeat-x,repeating-linear-gradient(90deg,#0000 0 7px,#000 0 9px,#0000 0 16px)',
  },
};

const drawnAs = ({ height, drawing }: Line) =>
  `height:${height}px;background:${paint};-webkit-mask:${drawing};mask:${drawing}`;

const tread = 'main [data-as=tread]';

/** Empty without a motif that is drawn from data. */
export const motifRules = ({ motif, breakpoints, character }: ThemeDefinition): Rules[] => {
  const line = motif && lines[motif];
  if (!line) return [];
  const shown = drawnAs(line);
  // One band above the foot is enough.
  const hasBand = (character?.ornament ?? 'none') !== 'none';
  return [
    within('screen and (forced-colors:none)', [
      rule(
        `main [data-rhythm]${label}::after`,
        `flex:0 0 7.5rem;margin-inline-start:auto;opacity:1;${shown}`,
      ),
      ...(hasBand ? [] : [rule('footer::before', `content:"";display:block;${shown}`)]),
    ]),
    within(`screen and (forced-colors:none) and (min-width:${breakpoints.lg}px)`, [
      rule(tread, 'position:relative;border-top-color:transparent'),
      rule(
        `${tread}::after`,
        `content:"";position:absolute;inset:-${line.height}px 0 auto;${shown}`,
      ),
    ]),
  ];
};

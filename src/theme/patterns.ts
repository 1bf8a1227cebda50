import type { ThemeDefinition } from '../schema/theme';
import { contrast, least, mixed } from './contrast';
import { colorOf, rule, type Rules, within } from './css-rules';
import { darkScreens, oneScheme } from './schemes';

/** The drawn patterns of a site, as CSS: on the ground of its pages and in bands, by `character` of config/theme.ts. */

type Scheme = ThemeDefinition['color']['light'];

const texts = ['primary', 'secondary', 'muted'] as const;

/** The strongest marks on the ground, towards the colour of headings, on which all text of it can be read. */
export const textureColor = ({ text, secondary, error, background }: Scheme): string => {
  const shares = Array.from({ length: 14 }, (_, at) => 0.14 - at / 100);
  const colors = [...texts.map((role) => text[role]), secondary.main, error.main];
  const found = shares
    .map((share) => mixed(background.default, text.primary, share))
    .find((marks) => colors.every((each) => (contrast(each, marks) ?? 0) >= least.text));
  return found ?? background.default;
};

const marks = 'var(--texture)';

const patterns = {
  dots: `radial-gradient(${marks} 1.5px,transparent 2px) 0 0/20px 20px`,
  lines: `linear-gradient(${marks} 1px,transparent 1px) 0 0/100% 28px`,
  grid: `linear-gradient(${marks} 1px,transparent 1px) 0 0/28px 28px,linear-gradient(90deg,${marks} 1px,transparent 1px) 0 0/28px 28px`,
  stripes: `repeating-linear-gradient(-45deg,${marks} 0 1px,transparent 1px 14px)`,
};

/** Whether the site's sections begin with a shape, which has the ground of its section. */
const hasShapes = ({ sections }: ThemeDefinition) =>
  sections?.edge !== undefined && !['none', 'straight'].includes(sections.edge);

const plain = '>section:not([data-tone])';
const plainSections = `main [data-rhythm]:not([data-overlaps],[data-scrim])${plain}`;

/** One ground, and what is on it, runs through all plain sections: a shape parts them only from others. */
const unparted = () => [
  rule(`${plainSections}::before`, `background:${colorOf('background.default')}`),
  rule(`main [data-rhythm]:has(${plain})+[data-rhythm]${plain}::before`, 'content:none'),
];

/** What is on the ground of the page. */
export const texture = (theme: ThemeDefinition, word: string | undefined): Rules[] => {
  const pattern = Object.entries(patterns).find(([name]) => name === word)?.[1];
  if (!pattern) return [];
  const inScheme = (shown: 'light' | 'dark') =>
    rule('body', `--texture:${textureColor(theme.color[shown])}`);
  const only = oneScheme(theme);
  return [
    within('screen and (forced-colors:none)', [
      inScheme(only ?? 'light'),
      rule('html body', `background:${pattern},${colorOf('background.default')}`),
      rule(plainSections, 'background:none'),
      // Its small words are read on an even ground.
      rule('footer', `background:${colorOf('background.default')}`),
      ...(hasShapes(theme) ? unparted() : []),
    ]),
    ...(only ? [] : [within(darkScreens(theme), [inScheme('dark')])]),
  ];
};

/** Wedges with their point in the middle of the upper or the lower edge. */
const teeth = (paint: string, from: string, at: string) =>
  `conic-gradient(from ${from} at ${at},${paint} 90deg,transparent 0)`;

/** Bands in a colour. A function, so that the bundler leaves it out of sites without one. */
const ornamentsIn = (paint: string) => ({
  scallops: {
    height: '.75rem',
    drawing: `radial-gradient(circle at 50% 0,${paint} 0 .75rem,transparent calc(.75rem + .5px)) 50% 0/1.5rem 100%`,
  },
  zigzag: { height: '.75rem', drawing: `${teeth(paint, '135deg', '50% 0')} 50% 0/1.5rem 100%` },
  checks: {
    height: '1rem',
    drawing: `conic-gradient(${paint} 25%,transparent 0 50%,${paint} 0 75%,transparent 0) 0 0/1rem 1rem`,
  },
  rings: {
    height: '1.25rem',
    drawing: `radial-gradient(circle closest-side,transparent 55%,${paint} 58% 90%,transparent 94%) 50% 0/1.25rem 100%`,
  },
  bars: {
    height: '1.25rem',
    drawing: `repeating-linear-gradient(90deg,${paint} 0 .5rem,transparent 0 .75rem,${paint} 0 .875rem,transparent 0 1.25rem)`,
  },
  diamonds: {
    height: '1.25rem',
    drawing: `${teeth(paint, '135deg', '50% 0')} 50% 0/1.25rem 50% repeat-x,${teeth(paint, '-45deg', '50% 100%')} 50% 100%/1.25rem 50% repeat-x`,
  },
});

/** A shape of the section that follows would lie on the band. */
const opening = 'main [data-rhythm]:first-of-type';
const beforeNoShape = `${opening}:not(:has(+:is([data-edge=step],[data-edge=curve],[data-edge=torn])))`;
const saysNone = `${opening}:has(+:is([data-edge=none],[data-edge=straight]))`;

/** A drawn band above the foot of each page, and below its opening. */
export const ornament = (theme: ThemeDefinition, word: string | undefined): Rules[] => {
  const band = Object.entries(ornamentsIn(colorOf('secondary.main'))).find(
    ([name]) => name === word,
  )?.[1];
  if (!band) return [];
  return [
    within('screen and (forced-colors:none)', [
      rule(
        `${hasShapes(theme) ? saysNone : beforeNoShape}::after,footer::before`,
        `content:"";display:block;height:${band.height};background:${band.drawing}`,
      ),
    ]),
  ];
};

import type { ThemeDefinition } from '../schema/theme';
import { characterRules } from './character';
import { asStyles, colorOf, rule, type Rules, within } from './css-rules';
import { groundColors, veilOf } from './grounds';
import { motifRules } from './motif';
import { schemeVariables, variable } from './palette';
import { aligns, widths } from './rhythm-lines';
import {
  container,
  having,
  heading,
  isUsed,
  label,
  opening,
  type Site,
  type Used,
} from './rhythm-rules';
import { darkScreens, oneScheme } from './schemes';

/**
 * How sections follow each other, as CSS: grounds, edges, room and lines. `Rhythm` of src/ui has the attributes. The
 * build writes what the site uses (tools/vite-config.ts); the dev server everything.
 */

const everything: Used = () => true;

/** How much of a ground may lie over a photograph, in percent. */
export const scrims = [30, 40, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100];

/** Points of torn paper, in percent: far apart, so that they look alike on every screen. */
const torn = () => {
  const points = Array.from({ length: 41 }, (_, at) => {
    const height = Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1;
    return `${at * 2.5}% ${Math.round(15 + height * 70)}%`;
  });
  return `clip-path:polygon(${points.join(',')},100% 100%,0 100%)`;
};

const shapes = {
  step: () => 'clip-path:polygon(0 100%,0 67%,34% 67%,34% 34%,67% 34%,67% 0,100% 0,100% 100%)',
  // A segment of a wide ellipse: its ends are not steep.
  curve: () => 'clip-path:ellipse(75% 392% at 50% 392%)',
  torn,
};

const isShape = (word: string): word is keyof typeof shapes => word in shapes;

/** Beside the section's own edge, so that nothing moves: it stands on the room of the one before. */
const edges = (site: Site, hasPagesFromRight: boolean): Rules[] => {
  const used = ['straight', 'step', 'curve', 'torn'].filter((word) => isUsed(site, 'edge', word));
  return used.flatMap((word) => {
    const at = having(site, 'edge', word);
    if (!isShape(word)) {
      return [rule(`${at}>section`, `box-shadow:inset 0 1px ${colorOf('divider')}`)];
    }
    const shape = `${at}>section::before`;
    const height = word === 'torn' ? 'clamp(.75rem,1.6vw,1.5rem)' : 'clamp(1.25rem,4vw,3.5rem)';
    return [
      rule(`${at}>section`, 'position:relative;overflow:clip visible;border-top:0'),
      rule(
        shape,
        `content:"";position:absolute;inset-inline:0;bottom:calc(100% - 1px);height:${height};background:inherit;pointer-events:none;${shapes[word]()}`,
      ),
      // It climbs along the line.
      ...(hasPagesFromRight && word === 'step' ? [rule(`[dir=rtl] ${shape}`, 'scale:-1 1')] : []),
    ];
  });
};

const densities = (site: Site): Rules[] => {
  const { section, steps } = site.theme.space;
  const small = `margin-bottom:${steps[6] ?? 0}px`;
  return [
    ...(isUsed(site, 'density', 'compact')
      ? [
          rule(
            `${having(site, 'density', 'compact')}>section`,
            `padding-block:calc(${section}*.55)`,
          ),
          rule(`${having(site, 'density', 'compact')}${heading}`, small),
          rule(`${having(site, 'density', 'compact')}${label}`, small),
        ]
      : []),
    ...(isUsed(site, 'density', 'airy')
      ? [rule(`${having(site, 'density', 'airy')}>section`, `padding-block:calc(${section}*1.4)`)]
      : []),
    // Where the site says otherwise.
    ...(site.used('density', 'regular')
      ? [rule('[data-rhythm][data-density=regular]>section', `padding-block:${section}`)]
      : []),
  ];
};

/** The section's content is a sheet that begins on the section above, which has as much room more. */
const overlapping = ({ theme, used }: Site): Rules[] => {
  if (!used('overlaps', 'true')) return [];
  const { space, shape, shadow } = theme;
  const at = '[data-rhythm][data-overlaps]';
  const reach = 'clamp(3rem,7vw,6rem)';
  const ground = (role: string) => `--ground:${colorOf(role)}`;
  return [
    rule(
      `${at}>section`,
      `${ground('background.default')};margin-top:calc(-1*${reach});padding-top:0;border-top:0;overflow:clip visible;background:linear-gradient(var(--ground) 0 0) 0 ${reach}/100% no-repeat`,
    ),
    rule(`${at}>section[data-tone=tint]`, ground('background.tint')),
    rule(`${at}>section::before`, 'content:none'),
    rule(
      `${at}${container}`,
      `isolation:isolate;padding:${space.steps[8] ?? 0}px calc(${space.gutter} + clamp(1rem,4vw,4rem))`,
    ),
    rule(
      `${at}${container}::before`,
      `content:"";position:absolute;z-index:-1;inset:0 ${space.gutter};border:1px solid ${colorOf('divider')};border-radius:${shape.card}px;background:${colorOf('background.paper')};box-shadow:${shadow.raised}`,
    ),
    rule(
      `[data-rhythm]:has(+ ${at})>section:last-child::after`,
      `content:"";display:block;height:${reach}`,
    ),
  ];
};

/** As much of a veil over a photograph as its `data-scrim` says, in light and in dark colours. */
const photoGrounds = ({ theme, used }: Site): Rules[] => {
  if (!used('ground')) return [];
  const at = '[data-rhythm][data-scrim]';
  const inScheme = (shown: 'light' | 'dark') => {
    const tones = ['tint', 'band', ...Object.keys(theme.grounds ?? {})];
    const veil = (tone: string) => `--veil:${veilOf(theme, tone, shown).veil}`;
    return [
      rule(`${at}>section`, veil('default')),
      ...tones
        .filter((tone) => used('tone', tone) || tone === 'band')
        .map((tone) => rule(`${at}>section[data-tone=${tone}]`, veil(tone))),
      ...scrims.map((share) =>
        rule(
          shown === 'light' ? `[data-scrim^="${share} "]` : `[data-scrim$=" ${share}"]`,
          `--scrim:${share}%`,
        ),
      ),
    ];
  };
  const only = oneScheme(theme);
  const asHeadings = ['text.secondary', 'text.muted', 'secondary.main', 'control'].map(
    (role) => `${variable(role)}:${colorOf('text.primary')}`,
  );
  return [
    within('screen', [
      rule(at, 'position:relative'),
      rule('[data-ground]', 'position:absolute;inset:0;overflow:hidden'),
      rule('[data-ground] picture,[data-ground] img', 'width:100%;height:100%;object-fit:cover'),
      rule(
        `${at}>section`,
        `${asHeadings.join(';')};background:color-mix(in srgb,var(--veil) var(--scrim),transparent);border-top:0`,
      ),
      // A shape that is not solid would be seen through.
      rule(`${at}>section::before`, 'content:none'),
      ...inScheme(only ?? 'light'),
    ]),
    ...(only ? [] : [within(darkScreens(theme), inScheme('dark'))]),
    within('print', [rule('[data-ground]', 'display:none')]),
  ];
};

/** The variables of the palette on each of the site's grounds. */
const grounds = ({ theme, used }: Site): Rules[] =>
  Object.entries(theme.grounds ?? {})
    .filter(([name]) => used('tone', name))
    .flatMap(([name, ground]) => {
      const onIt = (shown: 'light' | 'dark') => {
        const { scheme, roles } = groundColors(theme, ground, shown);
        const styles = Object.entries(roles).map(([role, color]) => `${variable(role)}:${color}`);
        return rule(`[data-tone=${name}]`, [`color-scheme:${scheme}`, ...styles].join(';'));
      };
      const only = oneScheme(theme);
      if (only) return [within('screen', [onIt(only)])];
      return [within('screen', [onIt('light')]), within(darkScreens(theme), [onIt('dark')])];
    });

/** On a stair the form is a window, which keeps the page's own colours on whichever ground. */
const windows = ({ theme }: Site): Rules[] => {
  if (theme.motif !== 'growth') return [];
  const inScheme = (shown: 'light' | 'dark') =>
    rule(
      `main ${opening}>section[data-tone] .MuiPaper-outlined:has(form)`,
      `color-scheme:${shown};color:${colorOf('text.secondary')};${asStyles(schemeVariables(theme.color[shown]))}`,
    );
  const only = oneScheme(theme);
  if (only) return [within('screen', [inScheme(only)])];
  return [within('screen', [inScheme('light')]), within(darkScreens(theme), [inScheme('dark')])];
};

/** Openings have no ground of their own, unless they say one. */
const openings = (site: Site): Rules[] => {
  const { used } = site;
  if (!used('opening')) return [];
  const at = `${opening}>section[data-tone`;
  return [
    rule(
      `${at}]`,
      `background-color:${colorOf('background.default')};color:${colorOf('text.secondary')}`,
    ),
    ...(used('opening', 'tint')
      ? [rule(`${at}=tint]`, `background-color:${colorOf('background.tint')}`)]
      : []),
    ...windows(site),
  ];
};

/** All of it that a site uses, and of what its pages that are read from right to left need, if it has any. */
export const rhythmCss = (
  theme: ThemeDefinition,
  used: Used = everything,
  hasPagesFromRight = false,
): string => {
  const site = { theme, used };
  return [
    ...grounds(site),
    ...openings(site),
    within('screen', [...densities(site), ...aligns(site), ...widths(site)]),
    // In colours that the visitor forces all grounds are one.
    within('screen and (forced-colors:none)', [
      ...edges(site, hasPagesFromRight),
      ...overlapping(site),
    ]),
    ...photoGrounds(site),
    ...characterRules(theme),
    ...motifRules(theme),
  ].join('');
};

/** Whether anything in config says anything of it. */
export const hasRhythm = globalThis.__SITE__?.rhythm !== '';

export const rhythmStyles = (theme: ThemeDefinition): string =>
  globalThis.__SITE__?.rhythm ?? rhythmCss(theme, everything, true);

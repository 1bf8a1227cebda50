import type { GroundDefinition } from '../schema/rhythm';
import type { ThemeDefinition } from '../schema/theme';
import { contrast, least, mixed, nearestReadable, type Other } from './contrast';

/** What stands on a ground of config/theme.ts: colours that can be read, as far as config gives none. */

export type Name = 'light' | 'dark';
type Scheme = ThemeDefinition['color'][Name];

const ratio = (one: string, other: string) => contrast(one, other) ?? 1;

/** The scheme that suits a ground: that of the given text, or that whose text can be read there at all. */
const suiting = (ground: string, text?: string): Name =>
  (
    text === undefined
      ? ratio('#FFFFFF', ground) > ratio('#000000', ground)
      : ratio(text, '#000000') > ratio(ground, '#000000')
  )
    ? 'dark'
    : 'light';

/** Cards and fields on it: the paper of a light scheme, or the ground itself in a deeper shade. */
const paperOn = (ground: string, own: Scheme, name: Name) =>
  name === 'light' ? mixed(own.background.paper, ground, 0.12) : mixed(ground, '#000000', 0.22);

type Beside = { ground: string; paper: string; scheme: Name };

/** What config gives: these colours stay, so the tint must leave them readable. */
type Given = { color: string | undefined; needed: number };

/** From this contrast on, an area is seen beside another one. */
const seen = 1.06;

/**
 * What is a shade apart from cards and from the ground, such as the card that stands out: between the two, or, where
 * they are one colour, in a deeper or lighter shade, as far as the given colours can be read on it.
 */
const tintOn = ({ ground, paper, scheme }: Beside, given: readonly Given[]): string => {
  const between = mixed(ground, paper, 0.5);
  if (ratio(between, paper) >= seen) return between;
  const towards = scheme === 'light' ? '#000000' : '#FFFFFF';
  const shades = [0.1, 0.08, 0.06, 0.04].flatMap((share) => [
    mixed(ground, towards, share),
    mixed(paper, towards, share),
  ]);
  return (
    shades.find(
      (shade) =>
        ratio(shade, paper) >= seen &&
        given.every(({ color, needed }) => color === undefined || ratio(color, shade) >= needed),
    ) ?? between
  );
};

export type GroundColors = {
  /** Of the two schemes that which the browser's own controls take. */
  scheme: Name;
  /** By the roles of the palette, such as `text.primary`. */
  roles: Record<string, string>;
};

/** The colours on a ground, in the light or the dark scheme. */
export const groundColors = (
  theme: Pick<ThemeDefinition, 'color'>,
  definition: GroundDefinition,
  shown: Name,
): GroundColors => {
  const ground = definition[shown];
  const given = definition.text?.[shown];
  const scheme = suiting(ground, given);
  const own = theme.color[scheme];
  const paper = paperOn(ground, own, scheme);
  const tint = tintOn({ ground, paper, scheme }, [
    { color: given, needed: least.text },
    { color: definition.link?.[shown], needed: least.text },
    { color: definition.control?.[shown], needed: least.edge },
  ]);
  const on = (needed: number): Other[] => [ground, paper, tint].map((color) => ({ color, needed }));
  /** The colour itself where it is read, else the nearest that is. */
  const readable = (color: string, others: Other[]) =>
    others.every((other) => ratio(color, other.color) >= other.needed)
      ? color
      : (nearestReadable(color, others) ?? own.text.primary);
  const text = (color: string) => readable(color, on(least.text));
  const primary = given ?? text(own.text.primary);
  const secondary = given ?? text(own.text.secondary);
  // A filled button that fades into the ground takes the colour of text.
  const isSeen = ratio(own.primary.main, ground) >= least.edge;
  const button = isSeen ? own.primary : { main: primary, dark: secondary, contrastText: ground };
  return {
    scheme,
    roles: {
      'primary.main': button.main,
      'primary.dark': button.dark,
      'primary.contrastText': isSeen
        ? button.contrastText
        : readable(ground, [
            { color: button.main, needed: least.text },
            { color: button.dark, needed: least.text },
          ]),
      'secondary.main': definition.link?.[shown] ?? text(own.secondary.main),
      'error.main': text(own.error.main),
      'text.primary': primary,
      'text.secondary': secondary,
      'text.muted': given ?? text(own.text.muted),
      'background.default': ground,
      'background.paper': paper,
      'background.tint': tint,
      divider: mixed(ground, primary, 0.16),
      control: definition.control?.[shown] ?? readable(own.control, on(least.edge)),
    },
  };
};

/** Over a photograph: deeper than the ground itself, and only the colour of headings. */
export type Veil = { veil: string; words: string };

/** Of a tone, in the light or the dark scheme. */
export const veilOf = (theme: ThemeDefinition, tone: string, shown: Name): Veil => {
  const own = theme.grounds?.[tone];
  const isBand = tone === 'band';
  const { scheme, roles } = own
    ? groundColors(theme, own, shown)
    : { scheme: isBand ? 'dark' : shown, roles: undefined };
  const { background } = theme.color[shown];
  const ground =
    own?.[shown] ??
    (isBand ? background.band : tone === 'tint' ? background.tint : background.default);
  return {
    veil: mixed(ground, scheme === 'dark' ? '#000000' : '#FFFFFF', 0.45),
    words: roles?.['text.primary'] ?? theme.color[scheme].text.primary,
  };
};

import { styled, type Theme, useTheme } from '@mui/material/styles';
import type { Photo } from '../schema/picture';
import { Photograph } from './photograph';

/** A whole number derived from a name, the same on every machine (FNV-1a, 32 bits). */
const nameHash = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
};

/** Numbers from 0 to 1 derived only from `seed` (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const points = 10;
const rings = 9;

type Point = { x: number; y: number };

/**
 * A smooth closed path through the points (Catmull-Rom as Bézier curves). Each curve continues the direction
 * of the one before, so only the first has both control points.
 */
const smooth = (outline: Point[]): string => {
  const at = (index: number) => outline.at(index % outline.length) ?? { x: 0, y: 0 };
  const control = (from: Point, before: Point, after: Point) => ({
    x: from.x + (after.x - before.x) / 6,
    y: from.y + (after.y - before.y) / 6,
  });
  const step = (from: Point, to: Point) =>
    `${Math.round(to.x) - Math.round(from.x)} ${Math.round(to.y) - Math.round(from.y)}`;
  const curves = outline.map((from, index) => {
    const to = at(index + 1);
    const leave = index === 0 ? `c${step(from, control(from, at(-1), to))} ` : 's';
    return `${leave}${step(from, control(to, at(index + 2), from))} ${step(from, to)}`;
  });
  const { x, y } = at(0);
  return `M${Math.round(x)} ${Math.round(y)}${curves.join('').replaceAll(' -', '-')}Z`;
};

/** Contours like the growth rings of a trunk, in a frame of 320 × 400; unique for every name. */
const growthRings = (name: string): string[] => {
  const next = numbersFrom(nameHash(name));
  const heart = { x: 90 + next() * 140, y: 60 + next() * 120 };
  const waves = [2, 3, 5].map((turns) => ({
    turns,
    size: 0.05 + next() * 0.06,
    phase: next() * 7,
  }));
  const stretch = 0.8 + next() * 0.5;
  return Array.from({ length: rings }, (_, ring) => {
    const radius = 18 + ring * 27 + ring * ring * 1.4;
    const outline = Array.from({ length: points }, (_, point) => {
      const angle = (point / points) * 2 * Math.PI;
      const wobble = waves.reduce(
        (sum, { turns, size, phase }) => sum + size * Math.sin(turns * angle + phase + ring * 0.12),
        1,
      );
      return {
        x: heart.x + Math.cos(angle) * radius * wobble * stretch,
        y: heart.y + Math.sin(angle) * radius * wobble,
      };
    });
    return smooth(outline);
  });
};

/** Relative to the mean letter of the font. */
const shares: Partial<Record<string, number>> = { W: 2.6, M: 2.3, I: 0.9, J: 0.9 };
const usualShare = 1.7;

/** How wide initials are, in em. */
const widthOf = (initials: string, letterWidth: number) =>
  Array.from(initials).reduce(
    (sum, letter) => sum + (shares[letter] ?? usualShare) * letterWidth,
    0,
  );

/** In a tile of 320, from 20 on. */
const largest = 152;
const room = 294;

/** Letters of any font fit into the tile. */
export const initialsSize = (initials: string, letterWidth: number): number =>
  Math.min(largest, Math.floor(room / widthOf(initials, letterWidth)));

/** Each has a contrast above 4.5 : 1 between background and line, in the light and the dark scheme. */
const colorPairs = ({ vars: { palette } }: Theme) => {
  const { background, highlight, secondary, text } = palette;
  return [
    { ground: highlight.main, line: highlight.contrastText },
    { ground: secondary.main, line: background.default },
    { ground: background.band, line: highlight.main },
    { ground: background.tint, line: secondary.main },
    { ground: background.paper, line: text.primary },
    { ground: text.primary, line: background.default },
  ];
};

/**
 * Without rings the tile is an area alone, which must be seen: in the colours of text and links, which are read on
 * whatever ground the people stand.
 */
const plainPairs = ({ vars: { palette } }: Theme) => {
  const { background, secondary, text } = palette;
  return [
    { ground: secondary.main, line: background.default },
    { ground: text.primary, line: background.default },
  ];
};

const Tile = styled('svg')({ width: '100%', height: 'auto' });

const Portrait = styled(Photograph)({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
});

const Initials = styled('text')(({ theme: { typography } }) => ({
  fontFamily: typography.display.fontFamily,
  fontWeight: typography.display.fontWeight,
  letterSpacing: typography.display.letterSpacing,
}));

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .slice(0, 2);

/** As many as stand side by side in most carousels and grids of people. */
const sizes = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';

export type TeamTileProps = { name: string; photo?: Photo };

/** A member's picture: a photo, or a pattern derived from the name. No invented faces. */
export const TeamTile = ({ name, photo }: TeamTileProps) => {
  const theme = useTheme();
  const pairs = theme.stair ? colorPairs(theme) : plainPairs(theme);
  if (photo) return <Portrait photo={photo} sizes={sizes} />;
  const { ground, line } = pairs[nameHash(name) % pairs.length] ?? {};
  const initials = initialsOf(name);
  const [heart, ...rings] = theme.stair ? growthRings(name) : [];
  return (
    <Tile viewBox="0 0 320 400" aria-hidden="true" focusable="false">
      <rect width="320" height="400" fill={ground} />
      {heart && <path d={heart} fill={line} />}
      {heart && (
        <path d={rings.join('')} fill="none" stroke={line} strokeWidth="1.5" opacity="0.6" />
      )}
      {/* The stroke in the background's colour separates the letters from the rings. */}
      <Initials
        x="20"
        y="372"
        fontSize={initialsSize(initials, theme.letterWidth)}
        fill={line}
        stroke={ground}
        strokeWidth="10"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {initials}
      </Initials>
    </Tile>
  );
};

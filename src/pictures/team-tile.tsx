import { styled, type Theme, useTheme } from '@mui/material/styles';
import type { Photo } from '../schema/picture';
import { useTextAsRead } from '../theme/text-as-read';
import { growthRings, nameHash } from './growth-rings';
import { Photograph } from './photograph';

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
 * Without rings the tile is only an area, which must be seen: in the colours of text and links, which are read on
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
export const TeamTile = ({ name: written, photo }: TeamTileProps) => {
  const theme = useTheme();
  const name = useTextAsRead()(written);
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

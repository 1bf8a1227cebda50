import { styled, useTheme, type Theme } from '@mui/material/styles';
import type { Photo } from '../schema/picture';
import { growthRings } from './growth-rings';
import { nameHash } from './name-hash';
import { Photograph } from './photograph';

/** Each has more than 4.5 : 1 between ground and line, in the light and in the dark scheme. */
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

type TeamTileProps = { name: string; photo?: Photo };

/** A member's picture: a photo, or a pattern that follows from the name. No invented faces. */
export const TeamTile = ({ name, photo }: TeamTileProps) => {
  const theme = useTheme();
  const pairs = colorPairs(theme);
  if (photo) return <Portrait photo={photo} sizes={sizes} />;
  const { ground, line } = pairs[nameHash(name) % pairs.length] ?? {};
  const [heart, ...rings] = theme.motif ? growthRings(name) : [];
  return (
    <Tile viewBox="0 0 320 400" aria-hidden="true" focusable="false">
      <rect width="320" height="400" fill={ground} />
      {heart && <path d={heart} fill={line} />}
      {heart && (
        <path d={rings.join('')} fill="none" stroke={line} strokeWidth="1.5" opacity="0.6" />
      )}
      {/* The stroke in the ground's colour keeps the rings off the letters. */}
      <Initials
        x="20"
        y="372"
        fontSize="152"
        fill={line}
        stroke={ground}
        strokeWidth="10"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {initialsOf(name)}
      </Initials>
    </Tile>
  );
};

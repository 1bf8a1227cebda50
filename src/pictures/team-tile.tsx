import { styled, useTheme, type Theme } from '@mui/material/styles';
import type { Photo } from '../contract/picture';
import { growthRings } from './growth-rings';
import { nameHash } from './name-hash';

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

const Photograph = styled('img')({
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

type TeamTileProps = { name: string; photo?: Photo };

/** A member's picture: a photo, or a pattern that follows from the name. No invented faces. */
export const TeamTile = ({ name, photo }: TeamTileProps) => {
  const pairs = colorPairs(useTheme());
  if (photo) {
    const { file, ...rest } = photo;
    return <Photograph src={file} {...rest} loading="lazy" decoding="async" />;
  }
  const { ground, line } = pairs[nameHash(name) % pairs.length] ?? {};
  const [heart, ...rings] = growthRings(name);
  return (
    <Tile viewBox="0 0 320 400" aria-hidden="true" focusable="false">
      <rect width="320" height="400" fill={ground} />
      <path d={heart} fill={line} />
      <path d={rings.join('')} fill="none" stroke={line} strokeWidth="1.5" opacity="0.6" />
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

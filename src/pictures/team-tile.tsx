import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { Photo } from '../contract/picture';
import type { ColorRole } from '../theme/tokens';
import { growthRings } from './growth-rings';
import { nameHash } from './name-hash';

type ColorPair = { ground: ColorRole; line: ColorRole };

/** Each has more than 4.5 : 1 between ground and line, in the light and in the dark scheme. */
const pairs: ColorPair[] = [
  { ground: 'lime', line: 'onLime' },
  { ground: 'accent', line: 'paper' },
  { ground: 'band', line: 'lime' },
  { ground: 'tint', line: 'accent' },
  { ground: 'surface', line: 'ink' },
  { ground: 'ink', line: 'paper' },
];

const Tile = styled('svg')({ width: '100%', height: 'auto' });

const Photograph = styled('img')({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
});

const Initials = styled('text')(({ theme: { tokens } }) => ({
  fontFamily: tokens.type.display.fontFamily,
  fontWeight: tokens.type.display.fontWeight,
  letterSpacing: tokens.type.display.letterSpacing,
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
  const { color } = useTheme().tokens;
  if (photo) {
    const { file, ...rest } = photo;
    return <Photograph src={file} {...rest} loading="lazy" decoding="async" />;
  }
  const { ground, line } = pairs[nameHash(name) % pairs.length] ?? { ground: 'tint', line: 'ink' };
  const [heart, ...rings] = growthRings(name);
  return (
    <Tile viewBox="0 0 320 400" aria-hidden="true" focusable="false">
      <rect width="320" height="400" fill={color[ground]} />
      <path d={heart} fill={color[line]} />
      <path d={rings.join('')} fill="none" stroke={color[line]} strokeWidth="1.5" opacity="0.6" />
      {/* The stroke in the ground's colour keeps the rings off the letters. */}
      <Initials
        x="20"
        y="372"
        fontSize="152"
        fill={color[line]}
        stroke={color[ground]}
        strokeWidth="10"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {initialsOf(name)}
      </Initials>
    </Tile>
  );
};

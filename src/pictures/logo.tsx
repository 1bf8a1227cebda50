import styled from '@emotion/styled';
import { mark } from './mark';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  color: theme.tokens.color.ink,
  fontFamily: theme.tokens.type.h3.fontFamily,
  fontWeight: theme.tokens.type.h3.fontWeight,
  fontSize: theme.tokens.type.lead.fontSize,
  lineHeight: theme.tokens.type.h3.lineHeight,
  letterSpacing: theme.tokens.type.h2.letterSpacing,
}));

const Mark = styled('svg')(({ theme: { tokens } }) => ({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  '& .ground': { fill: tokens.color.accent },
  '& .stair': {
    fill: 'none',
    stroke: tokens.color.paper,
    strokeWidth: mark.stair.width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .leaf': {
    fill: tokens.color.lime,
    stroke: tokens.color.paper,
    strokeWidth: mark.leaf.width,
    strokeLinejoin: 'round',
  },
}));

type LogoProps = { name: string };

/** The agency's mark, a ledger's line that climbs and puts out a leaf, and its name. */
export const Logo = ({ name }: LogoProps) => (
  <Root>
    <Mark viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" focusable="false">
      <rect className="ground" width={mark.size} height={mark.size} rx={mark.radius} />
      <path className="stair" d={mark.stair.path} />
      <path className="leaf" d={mark.leaf.path} />
    </Mark>
    {name}
  </Root>
);

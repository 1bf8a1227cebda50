import { styled } from '@mui/material/styles';

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
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .leaf': {
    fill: tokens.color.lime,
    stroke: tokens.color.paper,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
}));

type LogoProps = { name: string };

/** The agency's mark, a ledger's line that climbs and puts out a leaf, and its name. */
export const Logo = ({ name }: LogoProps) => (
  <Root>
    <Mark viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect className="ground" width="36" height="36" rx="8" />
      <path className="stair" d="M6 28h8v-6h7v-6" />
      <path className="leaf" d="M21 17C20 10 24 6.5 30.5 6 31 12.5 27.5 17 21 17Z" />
    </Mark>
    {name}
  </Root>
);

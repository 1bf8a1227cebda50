import { styled, useTheme } from '@mui/material/styles';
import { mark } from './mark';

const Root = styled('span')(({ theme: { spacing, typography, vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(3),
  color: vars.palette.text.primary,
  fontFamily: typography.h3.fontFamily,
  fontWeight: typography.h3.fontWeight,
  fontSize: typography.lead.fontSize,
  lineHeight: typography.h3.lineHeight,
  letterSpacing: typography.h2.letterSpacing,
}));

const Mark = styled('svg')(({ theme: { vars } }) => ({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  '& .ground': { fill: vars.palette.secondary.main },
  '& .stair': {
    fill: 'none',
    stroke: vars.palette.background.default,
    strokeWidth: mark.stair.width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .leaf': {
    fill: vars.palette.highlight.main,
    stroke: vars.palette.background.default,
    strokeWidth: mark.leaf.width,
    strokeLinejoin: 'round',
  },
}));

type LogoProps = { name: string };

/** A site's name after the mark of its motif: a ledger's line that climbs and grows a leaf. */
export const Logo = ({ name }: LogoProps) => (
  <Root>
    {useTheme().motif && (
      <Mark viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" focusable="false">
        <rect className="ground" width={mark.size} height={mark.size} rx={mark.radius} />
        <path className="stair" d={mark.stair.path} />
        <path className="leaf" d={mark.leaf.path} />
      </Mark>
    )}
    {name}
  </Root>
);

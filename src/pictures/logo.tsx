import { styled } from '@mui/material/styles';
import { Mark } from '#motif/mark';

const Root = styled('span')(({ theme: { spacing, typography, vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(3),
  color: vars.palette.text.primary,
  fontFamily: typography.h3.fontFamily,
  fontWeight: typography.h3.fontWeight,
  // Large letters leave its words whole beside the menu's button.
  fontSize: `min(${typography.lead.fontSize}, 6.5vw)`,
  lineHeight: typography.h3.lineHeight,
  letterSpacing: typography.h2.letterSpacing,
}));

type LogoProps = { name: string };

export const Logo = ({ name }: LogoProps) => (
  <Root>
    <Mark />
    {name}
  </Root>
);

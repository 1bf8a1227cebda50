import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CSSObject, Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { frame, HeaderWords, type HeaderProps } from './header-words';

/** How high the drawing is on small screens, below the words. */
const below = '17rem';

/** A drawing over the whole header, which fades towards the words. */
export const backdrop = ({ theme: { breakpoints } }: { theme: Theme }): CSSObject => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0',
  width: '100%',
  height: below,
  WebkitMaskImage: 'linear-gradient(to top, #000 60%, #0000)',
  maskImage: 'linear-gradient(to top, #000 60%, #0000)',
  [breakpoints.up('lg')]: {
    height: '100%',
    WebkitMaskImage: 'linear-gradient(to left, #000 36%, #0000 50%)',
    maskImage: 'linear-gradient(to left, #000 36%, #0000 50%)',
  },
  '@media print': { display: 'none' },
});

/** A header with a drawing behind its words; below them on small screens. */
export const DrawnHeader = ({ drawing, ...props }: HeaderProps & { drawing: ReactNode }) => {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={props.section.anchor}
      data-tone={props.section.tone}
      sx={{
        ...frame,
        position: 'relative',
        isolation: 'isolate',
        display: 'grid',
        alignContent: { lg: 'center' },
        minHeight: { lg: 'clamp(24rem, 36vw, 38rem)' },
        pt: { xs: 6, md: 7 },
        pb: { xs: below, lg: 8 },
        '@media print': { minHeight: 0, pb: 0 },
      }}
    >
      {drawing}
      <Container>
        <HeaderWords {...props} titleId={titleId} />
      </Container>
    </Box>
  );
};

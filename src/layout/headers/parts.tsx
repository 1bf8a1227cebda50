import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Strip } from '#strip';
import { start } from '../../schema/shown-languages';
import { SiteLink } from '../../ui/site-link';
import { lowScreen, unscripted } from '../navigation';
import { SiteLogo } from '../site-logo';

/** What the looks of a header share, beside their own rows. */

export type Style = Exclude<SxProps<Theme>, readonly unknown[]>;

export const HomeLink = () => (
  <Link
    component={SiteLink}
    to={start}
    underline="none"
    data-home=""
    sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0, minHeight: 44 }}
  >
    <SiteLogo />
  </Link>
);

const standing: SxProps<Theme> = ({ breakpoints }) => ({
  // Its links are already in view: the page's scroll padding must not scroll to them.
  '& a, & button': { scrollMarginBlockStart: '-10rem' },
  [lowScreen]: { position: 'relative', top: 0 },
  [unscripted]: { [breakpoints.down('lg')]: { position: 'relative' } },
  '@media print': { position: 'static' },
});

type FrameProps = { bar?: Style; row: SxProps<Theme>; children: ReactNode };

/** The strip, which scrolls away by itself, and the bar below it, which stays. */
export const Frame = ({ bar = {}, row, children }: FrameProps) => (
  <Box component="header" sx={{ display: 'contents' }}>
    <Strip />
    <AppBar component="div" position="sticky" sx={[bar, standing]}>
      {/* What drops down is as wide as the window, however wide that is. */}
      <Container sx={{ position: 'static' }}>
        <Toolbar sx={row}>{children}</Toolbar>
      </Container>
    </AppBar>
  </Box>
);

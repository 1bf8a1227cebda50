import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { SiteLink } from '../ui/site-link';
import { barHeight, ContactBar } from './contact-bar';
import { lowScreen, Navigation, unscripted } from './navigation';
import { SiteLogo } from './site-logo';
import { TopContact } from './top-contact';

const ground: SxProps<Theme> = ({ breakpoints }) => ({
  // What stands in it is in view already: the page's scroll padding must not move the page for it.
  '& a, & button': { scrollMarginBlockStart: '-10rem' },
  [breakpoints.up('lg')]: {
    // The contact bar scrolls away and the navbar stays; the bar returns while focus is in it.
    top: `-${barHeight}`,
    '&:has([role="group"] :focus-visible)': { top: 0 },
  },
  [lowScreen]: { position: 'relative', top: 0 },
  [unscripted]: { [breakpoints.down('lg')]: { position: 'relative' } },
});

const row: SxProps<Theme> = ({ breakpoints }) => ({
  justifyContent: 'space-between',
  gap: 4,
  [unscripted]: { [breakpoints.down('lg')]: { flexWrap: 'wrap' } },
});

/** Contact bar and navbar (specification, section 2, "Header"). */
export const Header = ({ currentPath }: { currentPath: string }) => (
  <AppBar position="sticky" sx={ground}>
    <ContactBar />
    <Container>
      <Toolbar sx={row}>
        <Link
          component={SiteLink}
          to="/"
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0, minHeight: 44 }}
        >
          <SiteLogo />
        </Link>
        <TopContact />
        <Navigation currentPath={currentPath} />
      </Toolbar>
    </Container>
  </AppBar>
);

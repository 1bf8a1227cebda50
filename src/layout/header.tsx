import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Strip, stripHeight } from '#strip';
import { icons } from '../pictures/icons';
import { mayHaveSwitch } from '../theme/schemes';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { HomeLink } from './headers/parts';
import { lowScreen, Navigation, unscripted } from './navigation';
import { SchemeSwitch } from './scheme-switch';

/** On small screens one way to reach the agency, beside the menu's button, if config has one. */
export const TopContact = () => {
  const { contact } = useSite().site;
  if (!contact.top) return null;
  const { label, to } = contact[contact.top];
  const Icon = icons[contact.top];
  return (
    <IconButton
      component={SiteLink}
      to={to}
      size="large"
      aria-label={label}
      sx={{ display: { lg: 'none' }, marginInlineStart: 'auto', color: 'text.primary' }}
    >
      <Icon />
    </IconButton>
  );
};

const ground: SxProps<Theme> = ({ breakpoints }) => ({
  // Its links are already in view: the page's scroll padding must not scroll to them.
  '& a, & button': { scrollMarginBlockStart: '-10rem' },
  [breakpoints.up('lg')]: {
    // The strip scrolls away and the navbar stays; the strip returns while it has focus.
    top: `-${stripHeight}`,
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
    <Strip />
    <Container>
      <Toolbar sx={row}>
        <HomeLink />
        <TopContact />
        <Navigation currentPath={currentPath} />
        {mayHaveSwitch && <SchemeSwitch />}
      </Toolbar>
    </Container>
  </AppBar>
);

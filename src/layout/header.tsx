import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { icons } from '../pictures/icons';
import { hasLanguages, home } from '../schema/shown-languages';
import { mayHaveSwitch } from '../theme/schemes';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { LanguageSwitch } from './language-switch';
import { lowScreen, Navigation, unscripted } from './navigation';
import { SchemeSwitch } from './scheme-switch';
import { SiteLogo } from './site-logo';
import { SocialLinks } from './social-links';

/** In rem, so that it grows with its text. */
const barHeight = '2.5rem';

/** In a low row, at its end. */
const inBar: SxProps<Theme> = { '& a': { minHeight: '2.25rem', outlineOffset: '-2px' } };
const lastInBar: SxProps<Theme> = { ...inBar, marginInlineStart: 'auto' };

/** Phone, e-mail and social links above the navbar, on large screens. */
const ContactBar = () => {
  const { header, contact, social } = useSite().site;
  const ways = [
    { ...contact.phone, Icon: icons.phone },
    { ...contact.email, Icon: icons.email },
  ];
  return (
    <Box
      role="group"
      aria-label={header.contactLabel}
      sx={{ display: { xs: 'none', lg: 'block' }, bgcolor: 'background.tint' }}
    >
      <Container>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 6, height: barHeight, typography: 'label' }}
        >
          {ways.map(({ label, to, Icon }) => (
            <Link
              key={to}
              component={SiteLink}
              to={to}
              color="textSecondary"
              underline="hover"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 2,
                minHeight: 32,
                fontVariantNumeric: 'tabular-nums',
                '& svg': { fontSize: '1rem' },
              }}
            >
              <Icon />
              {label}
            </Link>
          ))}
          <SocialLinks dense />
          {hasLanguages && <LanguageSwitch sx={social?.length ? inBar : lastInBar} />}
        </Stack>
      </Container>
    </Box>
  );
};

/** On small screens one way to reach the agency, beside the menu's button, if config has one. */
const TopContact = () => {
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
    // The contact bar scrolls away and the navbar stays; the bar returns while it has focus.
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
          to={home}
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0, minHeight: 44 }}
        >
          <SiteLogo />
        </Link>
        <TopContact />
        <Navigation currentPath={currentPath} />
        {mayHaveSwitch && <SchemeSwitch />}
      </Toolbar>
    </Container>
  </AppBar>
);

import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { hasLanguages } from '../../schema/shown-languages';
import { mayHaveSwitch } from '../../theme/schemes';
import { ActionLink } from '../../ui/action-link';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import { TopContact } from '../header';
import { LanguageSwitch } from '../language-switch';
import { NavigationLinks, unscripted } from '../navigation';
import { SchemeSwitch } from '../scheme-switch';
import { SocialLinks } from '../social-links';
import { OwnMenu } from './own-menu';
import { Frame, HomeLink, type Style } from './parts';

const row: SxProps<Theme> = {
  gap: 2,
  '& > [data-home]': { marginInlineEnd: 'auto' },
  // Without script the links stand open below the logo, whatever the width.
  [unscripted]: { flexWrap: 'wrap', '& > nav': { flexBasis: '100%' } },
};

/** The links are large, one below the other, at every width. */
const links: Style = ({ breakpoints, spacing }) => ({
  display: 'grid',
  gap: spacing(7),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  '& .MuiList-root': { display: 'block' },
  '& .MuiListItem-root': { width: '100%', borderTop: 0 },
  '& > ul > li > a, & > ul > li > details > summary': {
    typography: 'h2',
    color: 'text.primary',
    paddingInline: 0,
    paddingBlock: spacing(2),
    whiteSpace: 'normal',
  },
  '& details > ul': {
    position: 'static',
    border: 0,
    boxShadow: 'none',
    background: 'none',
  },
});

/** How to reach the business, beside the links. */
const Ways = ({ close }: { close: () => void }) => {
  const { contact, header } = useSite().site;
  return (
    <Stack sx={{ gap: 4, alignItems: 'start' }}>
      {header.action && <ActionLink action={header.action} variant="contained" onClick={close} />}
      {[contact.phone, contact.email].map(({ label, to }) => (
        <Link
          key={to}
          component={SiteLink}
          to={to}
          color="textPrimary"
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {label}
        </Link>
      ))}
      <SocialLinks />
      {hasLanguages && <LanguageSwitch />}
    </Stack>
  );
};

/** The logo and a button; the links stand on a sheet as high as the window. */
export const Header = ({ currentPath }: { currentPath: string }) => {
  const { header } = useSite().site;
  return (
    <Frame row={row}>
      <HomeLink />
      <TopContact />
      {mayHaveSwitch && <SchemeSwitch />}
      <OwnMenu currentPath={currentPath} nav={{}} button={{}} panel={{ paddingInline: 0 }}>
        {(close) => (
          <Container sx={links}>
            <NavigationLinks links={header.links} currentPath={currentPath} onFollow={close} />
            <Ways close={close} />
          </Container>
        )}
      </OwnMenu>
    </Frame>
  );
};

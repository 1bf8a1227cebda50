import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { hasLanguages } from '../../schema/shown-languages';
import { useSite } from '../../ui/site-context';
import { besideLinks, Copyright } from '../copyright';
import { FloatingLinks } from '../floating-links';
import { footerEdge, Newsletter } from '../footer';
import { LanguageSwitch } from '../language-switch';
import { SiteLogo } from '../site-logo';
import { SocialLinks } from '../social-links';
import { LinkRows } from './link-rows';

/** One quiet row: name, links, copyright. */
export const Footer = () => {
  const { newsletter } = useSite().site.footer;
  return (
    <Box component="footer" sx={footerEdge}>
      <Container>
        {newsletter && (
          <Box sx={{ pt: 8, pb: 4 }}>
            <Newsletter newsletter={newsletter} />
          </Box>
        )}
        <Stack
          sx={{
            flexDirection: { lg: 'row' },
            flexWrap: { lg: 'wrap' },
            alignItems: { xs: 'start', lg: 'center' },
            columnGap: 7,
            rowGap: 3,
            pt: { xs: 6, lg: 5 },
            typography: 'label',
            // The floating links rest beside the last words, not on them.
            '&& > p, && > span': { flex: 'none', borderTop: 0, ...besideLinks },
          }}
        >
          <Box sx={{ flex: 'none', maxWidth: '100%' }}>
            <SiteLogo />
          </Box>
          {/* Of many links the row below: they do not pile up between logo and copyright. */}
          <Box sx={{ flex: '1 1 auto', minWidth: 0, py: { lg: 3 } }}>
            <LinkRows placed="start" />
          </Box>
          <SocialLinks />
          {hasLanguages && <LanguageSwitch landmark />}
          <Copyright />
        </Stack>
      </Container>
      <FloatingLinks />
    </Box>
  );
};

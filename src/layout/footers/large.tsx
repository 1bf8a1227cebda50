import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hasLanguages } from '../../schema/shown-languages';
import { asWideAs } from '../../ui/as-wide-as';
import { MarkedText } from '../../ui/marked-text';
import { useSite } from '../../ui/site-context';
import { Copyright } from '../copyright';
import { FloatingLinks } from '../floating-links';
import { footerEdge, Newsletter } from '../footer';
import { LanguageSwitch } from '../language-switch';
import { SocialLinks } from '../social-links';
import { LinkRows } from './link-rows';

/** The name across the whole width, as on a poster; the links in one row below it. */
export const Footer = () => {
  const { name, footer } = useSite().site;
  const { blurb, newsletter } = footer;
  return (
    <Box component="footer" sx={footerEdge}>
      <Container>
        <Stack sx={{ gap: 6, pt: 8 }}>
          {newsletter && (
            <Box
              sx={{
                '& > section': { border: 0, borderRadius: 1, p: 6, bgcolor: 'background.tint' },
              }}
            >
              <Newsletter newsletter={newsletter} />
            </Box>
          )}
          {blurb && (
            <Typography variant="lead" sx={{ maxWidth: '44ch', textWrap: 'pretty' }}>
              <MarkedText text={blurb} />
            </Typography>
          )}
          <Box sx={{ containerType: 'inline-size' }}>
            <Typography
              variant="display"
              component="p"
              sx={{
                fontSize: asWideAs(name),
                lineHeight: 0.95,
                color: 'text.primary',
                hyphens: 'none',
              }}
            >
              {name}
            </Typography>
          </Box>
          <Stack
            sx={{
              flexDirection: { lg: 'row' },
              justifyContent: 'space-between',
              alignItems: { xs: 'start', lg: 'center' },
              gap: 4,
              '& > ul': { flex: 'none' },
            }}
          >
            <LinkRows placed="start" />
            <SocialLinks />
          </Stack>
          {hasLanguages && <LanguageSwitch landmark />}
          <Copyright />
        </Stack>
      </Container>
      <FloatingLinks />
    </Box>
  );
};

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hasLanguages } from '../../schema/shown-languages';
import { MarkedText } from '../../ui/marked-text';
import { useSite } from '../../ui/site-context';
import { Copyright } from '../copyright';
import { FloatingLinks } from '../floating-links';
import { footerEdge, Newsletter } from '../footer';
import { LanguageSwitch } from '../language-switch';
import { SiteLogo } from '../site-logo';
import { SocialLinks } from '../social-links';
import { LinkRows } from './link-rows';

/** The floating links rest in the corner: below the words on telephones, beside them on larger screens. */
const lastLine = {
  '& ul': { justifyContent: 'center' },
  '&& > *': {
    justifyContent: 'center',
    textAlign: 'center',
    paddingInline: { sm: '7.5rem' },
    paddingInlineEnd: { xs: 0, sm: '7.5rem' },
    paddingBlockEnd: { xs: '4.5rem', sm: 0 },
    borderTop: 0,
  },
};

/** Its invitation above its form, without a box. */
const letter = {
  '& > section': {
    maxWidth: '36rem',
    mx: 'auto',
    p: 0,
    border: 0,
    '& > div': { width: '100%' },
    '& > :first-of-type': { textAlign: 'center' },
    '& > :first-of-type > p': { mx: 'auto' },
  },
} as const;

/** Everything in the middle. */
export const Footer = () => {
  const { blurb, newsletter } = useSite().site.footer;
  return (
    <Box component="footer" sx={footerEdge}>
      <Container>
        <Stack sx={{ gap: 6, pt: 8 }}>
          {newsletter && (
            <Box sx={letter}>
              <Newsletter newsletter={newsletter} />
            </Box>
          )}
          <Stack sx={{ gap: 5, pt: newsletter ? 7 : 0, alignItems: 'center', textAlign: 'center' }}>
            <SiteLogo />
            {blurb && (
              <Typography sx={{ maxWidth: '52ch', textWrap: 'balance' }}>
                <MarkedText text={blurb} />
              </Typography>
            )}
            <LinkRows placed="center" />
            <SocialLinks />
          </Stack>
          <Box sx={lastLine}>
            {hasLanguages && <LanguageSwitch landmark />}
            <Copyright />
          </Box>
        </Stack>
      </Container>
      <FloatingLinks />
    </Box>
  );
};

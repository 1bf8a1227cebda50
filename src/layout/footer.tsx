import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MarkedText } from '../ui/marked-text';
import { useSite } from '../ui/site-context';
import { Copyright } from './copyright';
import { FloatingLinks } from './floating-links';
import { FooterColumn } from './footer-column';
import { Newsletter } from './newsletter';
import { SiteLogo } from './site-logo';
import { SocialLinks } from './social-links';

/** Brand, columns of links, newsletter and copyright (specification, section 2, "Footer"). */
export const Footer = () => {
  const { blurb, columns, newsletter } = useSite().site.footer;
  return (
    // The double rule is how a ledger is closed.
    <Box
      component="footer"
      sx={({ motif }) => ({
        position: 'relative',
        borderTop: motif ? '3px double' : 1,
        borderColor: motif ? 'text.primary' : 'divider',
      })}
    >
      <Container>
        <Stack sx={{ gap: 8, pt: 8 }}>
          {newsletter && <Newsletter newsletter={newsletter} />}
          <Grid container columns={{ xs: 12, lg: 11 }} rowSpacing={7} columnSpacing={5}>
            <Grid size={{ xs: 12, lg: 5 }}>
              <Stack sx={{ gap: 4, alignItems: 'start', paddingInlineEnd: { lg: 7 } }}>
                <SiteLogo />
                {blurb && (
                  <Typography sx={{ maxWidth: '44ch', textWrap: 'pretty' }}>
                    <MarkedText text={blurb} />
                  </Typography>
                )}
                <SocialLinks />
              </Stack>
            </Grid>
            {columns?.map((column) => (
              <Grid key={column.title} size={{ xs: 6, sm: 4, lg: 'grow' }}>
                <FooterColumn column={column} />
              </Grid>
            ))}
          </Grid>
          <Copyright />
        </Stack>
      </Container>
      <FloatingLinks />
    </Box>
  );
};

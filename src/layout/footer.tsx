import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Logo } from '../pictures/logo';
import { useSite } from '../ui/site-context';
import { Copyright } from './copyright';
import { FloatingLinks } from './floating-links';
import { FooterColumn } from './footer-column';
import { Newsletter } from './newsletter';
import { SocialLinks } from './social-links';

/** Brand, columns of links, newsletter and copyright (specification, section 2, "Footer"). */
export const Footer = () => {
  const { name, footer } = useSite().site;
  return (
    // The double rule is how a ledger is closed.
    <Box
      component="footer"
      sx={{ position: 'relative', borderTop: '3px double', borderColor: 'text.primary' }}
    >
      <Container>
        <Stack sx={{ gap: 8, pt: 8 }}>
          <Newsletter />
          <Grid container columns={{ xs: 12, lg: 11 }} rowSpacing={7} columnSpacing={5}>
            <Grid size={{ xs: 12, lg: 5 }}>
              <Stack sx={{ gap: 4, alignItems: 'start', paddingInlineEnd: { lg: 7 } }}>
                <Logo name={name} />
                <Typography sx={{ maxWidth: '44ch', textWrap: 'pretty' }}>
                  {footer.blurb}
                </Typography>
                <SocialLinks />
              </Stack>
            </Grid>
            {footer.columns.map((column) => (
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

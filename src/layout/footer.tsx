import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { hasLanguages } from '../schema/shown-languages';
import type { SiteDefinition } from '../schema/site';
import { LazyForm } from '../ui/lazy-form';
import { MarkedText } from '../ui/marked-text';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { Copyright } from './copyright';
import { FloatingLinks } from './floating-links';
import { LanguageSwitch } from './language-switch';
import { SiteLogo } from './site-logo';
import { SocialLinks } from './social-links';

type FooterColumnProps = {
  column: NonNullable<SiteDefinition['footer']['columns']>[number];
};

/** One group of links in the footer, a landmark labelled by its title. */
export const FooterColumn = ({ column: { title, links } }: FooterColumnProps) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component="h2"
        variant="label"
        sx={{ mb: 2, color: 'text.muted', fontWeight: 600 }}
      >
        {title}
      </Typography>
      <List role="list">
        {links.map(({ label, to, newTab }) => (
          <ListItem key={label}>
            <Link
              component={SiteLink}
              to={to}
              newTab={newTab}
              color="textPrimary"
              underline="hover"
              sx={{ py: 2 }}
            >
              {label}
            </Link>
          </ListItem>
        ))}
      </List>
    </nav>
  );
};

type NewsletterProps = { newsletter: NonNullable<SiteDefinition['footer']['newsletter']> };

/** Below a rule, with a button that is quieter than what the page itself asks for. */
const ruled: SxProps<Theme> = {
  borderTop: 1,
  borderColor: 'control',
  pt: 6,
  '& [type="submit"]': {
    border: 1,
    bgcolor: 'transparent',
    color: 'text.primary',
    '&:hover': { bgcolor: 'transparent', boxShadow: 'inset 0 0 0 1px' },
  },
};

/** The newsletter's invitation and its form (specification, section 2, "Footer"). */
export const Newsletter = ({ newsletter }: NewsletterProps) => {
  const titleId = useId();
  return (
    <Grid container component="section" aria-labelledby={titleId} spacing={6} sx={ruled}>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Typography id={titleId} component="h2" variant="h3">
          {newsletter.title}
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: '44ch' }}>
          <MarkedText text={newsletter.text} />
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <LazyForm name={newsletter.form} />
      </Grid>
    </Grid>
  );
};

export const footerEdge = { position: 'relative', borderTop: 1, borderColor: 'divider' } as const;

/** Brand, columns of links, newsletter and copyright (specification, section 2, "Footer"). */
export const Footer = () => {
  const { blurb, columns, newsletter } = useSite().site.footer;
  return (
    <Box component="footer" sx={footerEdge}>
      <Container>
        <Stack sx={{ gap: 8, pt: 8 }}>
          {/* Of eleven parts, each column of links has two. */}
          <Grid container columns={{ xs: 12, lg: 11 }} rowSpacing={7} columnSpacing={5}>
            <Grid size={{ xs: 12, lg: 'grow' }}>
              <Stack sx={{ gap: 4, alignItems: 'start' }}>
                <SiteLogo />
                {blurb && (
                  <Typography sx={{ maxWidth: '44ch' }}>
                    <MarkedText text={blurb} />
                  </Typography>
                )}
                <SocialLinks />
              </Stack>
            </Grid>
            {columns?.map((column) => (
              // With large letters a telephone has room for one. One that is left over has its row, and its links stand in two.
              <Grid
                key={column.title}
                size={{ xs: 'grow', sm: 4, lg: 2 }}
                sx={{ minWidth: '7rem', '& ul': { columns: '8rem' } }}
              >
                <FooterColumn column={column} />
              </Grid>
            ))}
          </Grid>
          {newsletter && <Newsletter newsletter={newsletter} />}
          {hasLanguages && <LanguageSwitch landmark />}
          <Copyright />
        </Stack>
      </Container>
      <FloatingLinks />
    </Box>
  );
};

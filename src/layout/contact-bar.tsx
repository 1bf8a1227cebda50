import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { icons } from '../pictures/icons';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { SocialLinks } from './social-links';

/** In rem, so that it grows with the words in it. */
export const barHeight = '2.5rem';

/** Phone, e-mail and social links above the navbar, on large screens. */
export const ContactBar = () => {
  const { header, contact } = useSite().site;
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
        </Stack>
      </Container>
    </Box>
  );
};

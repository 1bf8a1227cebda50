import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { icons } from '../../pictures/icons';
import { hasLanguages } from '../../schema/shown-languages';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import { LanguageSwitch } from '../language-switch';
import { SocialLinks } from '../social-links';

/** In rem, so that it grows with its text. */
export const stripHeight = '2.5rem';

/** In a low row, at its end. */
const inBar: SxProps<Theme> = { '& a': { minHeight: '2.25rem', outlineOffset: '-2px' } };
const lastInBar: SxProps<Theme> = { ...inBar, marginInlineStart: 'auto' };

/** Phone, e-mail and social links above the navbar, on large screens. */
export const Strip = () => {
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
          sx={{ alignItems: 'center', gap: 6, height: stripHeight, typography: 'label' }}
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

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { icons } from '../../pictures/icons';
import { hasLanguages } from '../../schema/shown-languages';
import { Times } from '../../ui/hours-list';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import { useHoursOfToday } from '../../ui/use-hours-of-today';
import { LanguageSwitch } from '../language-switch';

/** In rem, so that it grows with its text. */
export const stripHeight = '2.5rem';

/** In a low row. */
const inBar: SxProps<Theme> = { '& a': { minHeight: '2.25rem', outlineOffset: '-2px' } };

/** Whether it is open, the hours of today and the telephone, above the navbar on large screens. */
export const Strip = () => {
  const { header, contact } = useSite().site;
  const shown = useHoursOfToday();
  if (!shown) return null;
  const { attributes, weekday, spans, closed, openNow } = shown;
  return (
    <Box
      role="group"
      aria-label={header.contactLabel}
      {...attributes}
      sx={{ display: { xs: 'none', lg: 'block' }, bgcolor: 'background.tint' }}
    >
      <Container>
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 5,
            height: stripHeight,
            typography: 'label',
            fontVariantNumeric: 'tabular-nums',
            '& > div': { mb: 0 },
            '& p': { typography: 'label' },
          }}
        >
          {openNow}
          <Box component="span" sx={{ display: 'inline-flex', gap: 3 }}>
            <span>{weekday}</span>
            {spans.length === 0 ? (
              <span>{closed}</span>
            ) : (
              spans.map((span) => <Times key={span} span={span} />)
            )}
          </Box>
          <Link
            component={SiteLink}
            to={contact.phone.to}
            color="textSecondary"
            underline="hover"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 32,
              marginInlineStart: 'auto',
              '& svg': { fontSize: '1rem' },
            }}
          >
            <icons.phone />
            {contact.phone.label}
          </Link>
          {hasLanguages && <LanguageSwitch sx={inBar} />}
        </Stack>
      </Container>
    </Box>
  );
};

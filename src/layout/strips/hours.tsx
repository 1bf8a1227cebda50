import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { icons } from '../../pictures/icons';
import { opensOn } from '../../schema/opening';
import { hasLanguages } from '../../schema/shown-languages';
import { Times, weekdayNames } from '../../ui/hours-list';
import { OpenNow } from '../../ui/open-now';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import { useToday } from '../../ui/use-today';
import { LanguageSwitch } from '../language-switch';

/** In rem, so that it grows with its text. */
export const stripHeight = '2.5rem';

/** In a low row. */
const inBar: SxProps<Theme> = { '& a': { minHeight: '2.25rem', outlineOffset: '-2px' } };

/** Whether it is open, the hours of today and the telephone, above the navbar on large screens. */
export const Strip = () => {
  const { header, contact, business, timeZone, words, language } = useSite().site;
  const { today, attributes } = useToday();
  const hours = business?.hours;
  if (!hours) return null;
  const spans = opensOn(hours, today);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
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
          {words.openNow && timeZone !== undefined && (
            <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
          )}
          <Box component="span" sx={{ display: 'inline-flex', gap: 3 }}>
            <span>{weekdayNames(language)[weekday]?.[1]}</span>
            {spans.length === 0 ? (
              <span>{hours.closed}</span>
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

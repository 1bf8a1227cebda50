import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { opensOn } from '../../schema/opening';
import { ActionLink } from '../../ui/action-link';
import { Times, weekdayNames } from '../../ui/hours-list';
import { OpenNow } from '../../ui/open-now';
import { useSite } from '../../ui/site-context';
import { useToday } from '../../ui/use-today';
import type { SectionProps } from '../section-props';

/** The opening hours of today, and whether it is open. */
const Today = () => {
  const { business, timeZone, words, language } = useSite().site;
  const { today, attributes } = useToday();
  const hours = business?.hours;
  if (!hours) return null;
  const spans = opensOn(hours, today);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return (
    <Box {...attributes} sx={{ '& > div': { mb: 0 } }}>
      {words.openNow && timeZone !== undefined && (
        <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
      )}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3, fontVariantNumeric: 'tabular-nums' }}
      >
        <Typography component="span">{weekdayNames(language)[weekday]?.[1]}</Typography>
        {spans.length === 0 ? (
          <Typography component="span">{hours.closed}</Typography>
        ) : (
          spans.map((span) => (
            <Typography component="span" key={span}>
              <Times span={span} />
            </Typography>
          ))
        )}
      </Stack>
    </Box>
  );
};

type AnswersProps = {
  section: SectionProps<'hero'>['section'];
  centred?: boolean;
};

/** What a visitor may do at once: the buttons of an opening, and the hours of today. */
export const Answers = ({ section, centred = false }: AnswersProps) => {
  const { action, secondAction, hours } = section;
  return (
    <Stack sx={{ gap: 5, alignItems: centred ? 'center' : 'start' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 4, justifyContent: centred ? 'center' : undefined }}
      >
        <ActionLink action={action} variant="contained" />
        {secondAction && <ActionLink action={secondAction} variant="outlined" />}
      </Stack>
      {hours && <Today />}
    </Stack>
  );
};

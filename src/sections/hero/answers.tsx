import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../ui/action-link';
import { Times } from '../../ui/hours-list';
import { useHoursOfToday } from '../../ui/use-hours-of-today';
import type { SectionProps } from '../section-props';

/** The opening hours of today, and whether it is open. */
const Today = () => {
  const shown = useHoursOfToday();
  if (!shown) return null;
  const { attributes, weekday, spans, closed, openNow } = shown;
  return (
    <Box {...attributes} sx={{ '& > div': { mb: 0 } }}>
      {openNow}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3, fontVariantNumeric: 'tabular-nums' }}
      >
        <Typography component="span">{weekday}</Typography>
        {spans.length === 0 ? (
          <Typography component="span">{closed}</Typography>
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

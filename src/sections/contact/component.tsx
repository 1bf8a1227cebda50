import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Columns } from '../../ui/columns';
import { ContactWays } from '../../ui/contact-ways';
import { HoursLists } from '../../ui/hours-list';
import { OpenNow } from '../../ui/open-now';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { SectionProps } from '../section-props';

export default function Contact({ section, number }: SectionProps<'contact'>) {
  const { title, lead, label, tone, anchor, hoursTitle } = section;
  const { business, timeZone, words } = useSite().site;
  const hours = business?.hours;
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <Columns sx={{ alignItems: 'start' }}>
        <ContactWays />
        {hoursTitle !== undefined && hours && (
          <Box>
            <Typography variant="h3" sx={{ mb: 4 }}>
              {hoursTitle}
            </Typography>
            {words.openNow && timeZone !== undefined && (
              <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
            )}
            <HoursLists hours={hours} />
          </Box>
        )}
      </Columns>
    </Section>
  );
}

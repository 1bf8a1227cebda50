import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { comingDays } from '../../schema/days';
import { Columns } from '../../ui/columns';
import { SpecialList, WeekList } from '../../ui/hours-list';
import { MarkedText } from '../../ui/marked-text';
import { OpenNow } from '../../ui/open-now';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import { useToday } from '../../ui/use-today';
import type { SectionProps } from '../section-props';

/** Opening hours from business of config/site.ts, unless the section has its own. */
export default function OpeningHours({ section, number }: SectionProps<'opening-hours'>) {
  const { business, timeZone, words } = useSite().site;
  const { title, lead, label, tone, anchor, specialTitle, note } = section;
  const hours = section.hours ?? business?.hours;
  const { today, attributes } = useToday();
  if (!hours) return null;
  const special = comingDays(hours, today);
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <Columns sx={{ alignItems: 'start' }}>
        <div>
          {words.openNow && timeZone !== undefined && (
            <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
          )}
          <WeekList hours={hours} />
        </div>
        <Box {...attributes}>
          {specialTitle !== undefined && special.length > 0 && (
            <Typography variant="h3" sx={{ mb: 4 }}>
              {specialTitle}
            </Typography>
          )}
          {special.length > 0 && <SpecialList special={special} closed={hours.closed} />}
          {note !== undefined && (
            <Typography sx={{ '* + &': { mt: 5 }, textWrap: 'pretty' }}>
              <MarkedText text={note} />
            </Typography>
          )}
        </Box>
      </Columns>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Columns } from '../../ui/columns';
import { SpecialList, WeekList } from '../../ui/hours-list';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { OpenLine, useHours } from './shown-hours';

/** Opening hours from business of config/site.ts, unless the section has its own. */
export default function OpeningHours({ section, number }: SectionProps<'opening-hours'>) {
  const { title, lead, label, tone, anchor, specialTitle, note } = section;
  const shown = useHours(section);
  if (!shown) return null;
  const { hours, special, attributes } = shown;
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      {/* As wide as the columns, below whose middle a heading may stand. */}
      <Columns sx={{ alignItems: 'start', '& dl': { maxWidth: 'none' } }}>
        <div>
          <OpenLine hours={hours} />
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

import Paper from '@mui/material/Paper';
import { Columns } from '../../ui/columns';
import { LazyForm } from '../../ui/lazy-form';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { ContactDetails } from './contact-details';
import { Side } from './side';

/** A form, and beside it what helps to fill it in or how else the agency is reached. */
export default function FormSection({ section, number }: SectionProps<'form'>) {
  const { title, label, lead, tone, anchor, form, aside } = section;
  return (
    <Section title={title} label={label} lead={lead} number={number} tone={tone} anchor={anchor}>
      <Columns sx={{ alignItems: 'start' }}>
        <Paper sx={{ px: { xs: 4, sm: 7 }, py: { xs: 6, sm: 7 } }}>
          <LazyForm name={form} />
        </Paper>
        {aside ? (
          <Side title={aside.title}>
            <Points points={aside.points} />
          </Side>
        ) : (
          <ContactDetails />
        )}
      </Columns>
    </Section>
  );
}

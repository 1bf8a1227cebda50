import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { preloadedPart } from '../../loading/load-chunk';
import { Columns } from '../../ui/columns';
import { ContactWays } from '../../ui/contact-ways';
import { LazyForm } from '../../ui/lazy-form';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { PreloadContext, SectionProps } from '../section-props';

/** Only loaded by forms with such marks beside them. */
const MarkedList = preloadedPart(() => import('../../ui/marked-list'));

export const preload = ({ section }: PreloadContext<'form'>) =>
  section.aside?.marks ? MarkedList.preload() : undefined;

type SideProps = { title: string; children: ReactNode };

/** Starts level with the first text of the form. */
const Side = ({ title, children }: SideProps) => (
  <Box sx={{ pt: { lg: 7 } }}>
    <Typography variant="h3" sx={{ mb: 4 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Other ways to reach the agency, beside a form. */
const ContactDetails = () => (
  <Side title={useSite().site.header.contactLabel}>
    <ContactWays />
  </Side>
);

/** A form, and beside it help or other ways to reach the agency. */
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
            {aside.marks ? (
              <MarkedList list={aside.points} marks={aside.marks} />
            ) : (
              <Points points={aside.points} />
            )}
          </Side>
        ) : (
          <ContactDetails />
        )}
      </Columns>
    </Section>
  );
}

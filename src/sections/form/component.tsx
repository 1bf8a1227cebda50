import styled from '@emotion/styled';
import { FormIsland } from '../form-island';
import { Section } from '../section';
import type { SectionProps } from '../section-props';
import { Aside } from './aside';
import { ContactDetails } from './contact-details';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7, 8),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'start' },
}));

const Sheet = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(6, 4),
  backgroundColor: theme.tokens.color.surface,
  border: `1px solid ${theme.tokens.color.hairline}`,
  borderRadius: theme.tokens.radius.card,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(7) },
}));

/** A form, and beside it what helps to fill it in or how else the agency is reached. */
export default function FormSection({ section, number }: SectionProps<'form'>) {
  const { title, label, lead, tone, anchor, form, aside } = section;
  return (
    <Section title={title} label={label} lead={lead} number={number} tone={tone} anchor={anchor}>
      <Columns>
        <Sheet>
          <FormIsland name={form} />
        </Sheet>
        {aside ? <Aside {...aside} /> : <ContactDetails />}
      </Columns>
    </Section>
  );
}

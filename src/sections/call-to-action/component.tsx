import styled from '@emotion/styled';
import { useId } from 'react';
import { Sprout } from '../../pictures/sprout';
import { ActionLink } from '../action-link';
import { SectionFrame, SectionLead } from '../section';
import type { SectionProps } from '../section-props';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  alignItems: 'end',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '7fr 5fr' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(6),
}));

const Title = styled('h2')(({ theme: { tokens } }) => ({
  ...tokens.type.display,
  maxWidth: '8em',
}));

/** An invitation is no chapter of the page: it has a label and no number. */
export default function CallToAction({ section }: SectionProps<'call-to-action'>) {
  const titleId = useId();
  const { title, text, action, label, tone = 'band', anchor } = section;
  return (
    <SectionFrame {...{ titleId, label, tone, anchor }}>
      <Columns>
        <Words>
          <Title id={titleId}>{title}</Title>
          <SectionLead>{text}</SectionLead>
          <ActionLink action={action} look="contained" />
        </Words>
        <Sprout />
      </Columns>
    </SectionFrame>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Emblem } from '#motif/emblem';
import { ActionLink } from '../../ui/action-link';
import { Columns } from '../../ui/columns';
import { MarkedText } from '../../ui/marked-text';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';

export const quiet = true;

export default function CallToAction({ section, number }: SectionProps<'call-to-action'>) {
  const titleId = useId();
  const { title, text, action, label, tone = 'band', anchor } = section;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Columns data-as="words" sx={{ rowGap: 8, alignItems: 'end' }}>
        <Stack sx={{ gap: 6, alignItems: 'start' }}>
          <Title variant="h2" id={titleId} words={title} sx={{ maxWidth: '12em' }} />
          <Typography variant="lead" sx={{ maxWidth: '44ch' }}>
            <MarkedText text={text} />
          </Typography>
          <ActionLink action={action} variant="contained" />
        </Stack>
        <Emblem />
      </Columns>
    </SectionFrame>
  );
}

import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Picture } from '../../pictures/picture';
import { ActionLink } from '../../ui/action-link';
import { Columns } from '../../ui/columns';
import { Points } from '../../ui/points';
import { Prose } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';
import { Wide } from './wide';

export default function Feature({ section, number }: SectionProps<'feature'>) {
  const titleId = useId();
  const { label, tone, anchor, layout, picture, action } = section;
  const title = <Title variant="h2" id={titleId} words={section.title} />;
  const prose = <Prose paragraphs={section.paragraphs} />;
  const points = section.points && <Points points={section.points} />;
  const link = action && <ActionLink action={action} variant="outlined" />;
  return (
    <SectionFrame titleId={titleId} label={label} number={number} tone={tone} anchor={anchor}>
      {layout === 'wide' ? (
        <Wide title={title} picture={picture} prose={prose} points={points} link={link} />
      ) : (
        <Columns turned={layout === 'picture-left'} sx={{ rowGap: 8, alignItems: 'center' }}>
          <Stack sx={{ gap: 6, alignItems: 'start', '& > ul': { width: '100%' } }}>
            {title}
            {prose}
            {points}
            {link}
          </Stack>
          <Picture picture={picture} />
        </Columns>
      )}
    </SectionFrame>
  );
}

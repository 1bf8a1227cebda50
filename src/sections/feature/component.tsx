import styled from '@emotion/styled';
import { useId } from 'react';
import { Picture } from '../../pictures/picture';
import { ActionLink } from '../action-link';
import { Points } from '../points';
import { Prose, SectionFrame, SectionTitle } from '../section';
import type { SectionProps } from '../section-props';
import { Wide } from './wide';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  alignItems: 'center',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '7fr 5fr',
    '&[data-side="left"]': { gridTemplateColumns: '5fr 7fr' },
    '&[data-side="left"] > :last-child': { order: -1 },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  justifyItems: 'start',
  '& > ul': { width: '100%' },
}));

export default function Feature({ section, number }: SectionProps<'feature'>) {
  const titleId = useId();
  const { label, tone, anchor, layout, picture, action } = section;
  const title = <SectionTitle id={titleId}>{section.title}</SectionTitle>;
  const prose = <Prose paragraphs={section.paragraphs} />;
  const points = section.points && <Points points={section.points} />;
  const link = action && <ActionLink action={action} look="outlined" />;
  return (
    <SectionFrame titleId={titleId} label={label} number={number} tone={tone} anchor={anchor}>
      {layout === 'wide' ? (
        <Wide title={title} picture={picture} prose={prose} points={points} link={link} />
      ) : (
        <Split data-side={layout === 'picture-left' ? 'left' : 'right'}>
          <Words>
            {title}
            {prose}
            {points}
            {link}
          </Words>
          <Picture picture={picture} />
        </Split>
      )}
    </SectionFrame>
  );
}

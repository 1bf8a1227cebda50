import styled from '@emotion/styled';
import { useId } from 'react';
import { Picture } from '../../pictures/picture';
import { Points } from '../points';
import type { SectionDefinition } from '../registry';
import { Prose, SectionFrame, SectionTitle } from '../section';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7, 8),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    '&[data-turned]': { gridTemplateColumns: '5fr 7fr' },
    '&[data-turned] > :last-child': { order: -1 },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
}));

/** On small screens the picture follows the words that it belongs to. */
const Scene = styled('div')(({ theme }) => ({
  maxWidth: '30rem',
  [theme.breakpoints.up('md')]: { position: 'sticky', top: '8rem', maxWidth: 'none' },
}));

type AlternatingItemProps = {
  item: SectionDefinition<'alternating'>['items'][number];
  /** From 0; the pictures change sides and the ground its tone in turn. */
  index: number;
  label?: string;
  anchor?: string;
};

export const AlternatingItem = ({ item, index, label, anchor }: AlternatingItemProps) => {
  const titleId = useId();
  return (
    <SectionFrame
      titleId={titleId}
      label={label}
      number={index + 1}
      tone={index % 2 === 0 ? 'tint' : 'paper'}
      anchor={anchor}
    >
      <Columns data-turned={index % 2 === 1 ? '' : undefined}>
        <Words>
          <SectionTitle id={titleId}>{item.title}</SectionTitle>
          <Prose paragraphs={item.paragraphs} />
          {item.points && <Points points={item.points} />}
        </Words>
        <Scene>
          <Picture picture={item.picture} />
        </Scene>
      </Columns>
    </SectionFrame>
  );
};

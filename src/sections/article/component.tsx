import styled from '@emotion/styled';
import { useId } from 'react';
import { Prose, SectionFrame, SectionTitle } from '../section';
import type { SectionProps } from '../section-props';
import { ArticleSide } from './article-side';
import { slug } from './slug';

const Columns = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    columnGap: theme.spacing(9),
  },
}));

const Text = styled('div')(({ theme }) => ({ maxWidth: theme.tokens.space.measure }));

const Lead = styled('p')(({ theme }) => ({
  ...theme.tokens.type.lead,
  marginTop: theme.spacing(6),
  color: theme.tokens.color.ink,
  textWrap: 'pretty',
}));

const Part = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(7),
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.tokens.color.hairline}`,
}));

const PartTitle = styled('h3')(({ theme }) => ({
  ...theme.tokens.type.h3,
  marginBottom: theme.spacing(4),
}));

export default function Article({ section, number }: SectionProps<'article'>) {
  const titleId = useId();
  const { title, lead, parts, takeaway, label, tone, anchor } = section;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Columns>
        <Text>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          <Lead>{lead}</Lead>
          {parts.map((part) => (
            <Part key={part.title} id={slug(part.title)}>
              <PartTitle>{part.title}</PartTitle>
              <Prose paragraphs={part.paragraphs} />
            </Part>
          ))}
        </Text>
        <ArticleSide
          titleId={titleId}
          titles={parts.map((part) => part.title)}
          takeaway={takeaway}
        />
      </Columns>
    </SectionFrame>
  );
}

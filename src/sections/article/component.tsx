import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { slug } from '../../schema/slug';
import { MarkedText } from '../../ui/marked-text';
import { Prose } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';
import { ArticleSide } from './article-side';

export default function Article({ section, number }: SectionProps<'article'>) {
  const titleId = useId();
  const { title, lead, parts, takeaway, label, tone, anchor } = section;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Box
        // No `article` element: the heading in it is the one of the section.
        role="article"
        aria-labelledby={titleId}
        sx={{
          display: 'grid',
          rowGap: 8,
          columnGap: 9,
          gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
        }}
      >
        <Box sx={{ maxWidth: ({ space }) => space.measure }}>
          <Title variant="h2" id={titleId} words={title} />
          <Typography variant="lead" color="textPrimary" sx={{ mt: 6 }}>
            <MarkedText text={lead} />
          </Typography>
          {parts.map((part) => (
            <Box
              key={part.title}
              id={slug(part.title)}
              sx={{ mt: 7, pt: 6, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="h3" sx={{ mb: 4 }}>
                {part.title}
              </Typography>
              <Prose paragraphs={part.paragraphs} />
            </Box>
          ))}
        </Box>
        <ArticleSide
          titleId={titleId}
          titles={parts.map((part) => part.title)}
          takeaway={takeaway}
        />
      </Box>
    </SectionFrame>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProseBlock } from '../../schema/block';
import { slug } from '../../schema/slug';
import { MarkedText } from '../../ui/marked-text';
import { TextBlock } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';

type ProseLineProps = { block: ProseBlock; heading: 'h2' | 'h3' };

const ProseLine = ({ block, heading }: ProseLineProps) => {
  if (typeof block === 'string' || 'list' in block) return <TextBlock block={block} />;
  return (
    <Typography
      id={slug(block.heading)}
      variant="h3"
      component={heading}
      sx={{ '* + &': { mt: 5 } }}
    >
      {block.heading}
    </Typography>
  );
};

export const quiet = true;

/** Text to read, no wider than is comfortable. */
export default function Prose({ section, number }: SectionProps<'prose'>) {
  const id = useId();
  const { title, lead, paragraphs, label, tone, anchor } = section;
  const titleId = title === undefined ? undefined : id;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Stack sx={{ gap: 4, maxWidth: ({ space }) => space.measure, textWrap: 'pretty' }}>
        {title !== undefined && <Title variant="h2" id={id} words={title} sx={{ mb: 3 }} />}
        {lead !== undefined && (
          <Typography variant="lead" color="textPrimary" sx={{ mb: 3 }}>
            <MarkedText text={lead} />
          </Typography>
        )}
        {paragraphs.map((block, place) => (
          <ProseLine key={place} block={block} heading={title === undefined ? 'h2' : 'h3'} />
        ))}
      </Stack>
    </SectionFrame>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { preloadedPart } from '../../loading/load-chunk';
import type { ProseBlock } from '../../schema/block';
import { freeSlug } from '../../schema/slug';
import { MarkedText } from '../../ui/marked-text';
import { TextBlock } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionDefinition } from '../registry';
import type { PreloadContext, SectionProps } from '../section-props';
import { ProseHeading } from './prose-heading';

/** Only loaded by texts that have such parts. */
const RichBody = preloadedPart(() => import('./rich-body'));

type Plain = Extract<ProseBlock, string> | { heading: string } | { list: string[] };

const isPlain = (block: ProseBlock): block is Plain =>
  typeof block === 'string' || 'heading' in block || ('list' in block && !block.marks);

const isRich = ({ paragraphs, dropCap }: SectionDefinition<'prose'>) =>
  dropCap === true || !paragraphs.every(isPlain);

export const preload = ({ section }: PreloadContext<'prose'>) =>
  isRich(section) ? RichBody.preload() : undefined;

export const quiet = true;

/** One for each block: those that are no headings have none. */
export const anchors = ({ paragraphs }: SectionDefinition<'prose'>, taken: Set<string>) =>
  paragraphs.map((block) =>
    typeof block === 'object' && 'heading' in block ? freeSlug(block.heading, taken) : '',
  );

/** Text to read, no wider than is comfortable. */
export default function Prose(props: SectionProps<'prose'>) {
  const { section, number, anchors: ids = anchors(section, new Set()) } = props;
  const id = useId();
  const { title, lead, paragraphs, dropCap = false, label, tone, anchor } = section;
  const titleId = title === undefined ? undefined : id;
  const level = title === undefined ? 'h2' : 'h3';
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <div data-as="text">
        {title !== undefined && (
          <Box data-as="heading" sx={{ mb: 7 }}>
            <Title variant="h2" id={id} words={title} />
          </Box>
        )}
        <Stack
          sx={{
            gap: 4,
            maxWidth: ({ space }) => space.measure,
            textWrap: 'pretty',
            // Below a heading at the left the text is a column of its own.
            marginInlineStart: { lg: 'var(--indent, 25%)' },
          }}
        >
          {lead !== undefined && (
            <Typography variant="lead" color="textPrimary" sx={{ mb: 3 }}>
              <MarkedText text={lead} />
            </Typography>
          )}
          {isRich(section) ? (
            <RichBody blocks={paragraphs} anchors={ids} level={level} hasDropCap={dropCap} />
          ) : (
            paragraphs
              .filter(isPlain)
              .map((block, place) =>
                typeof block === 'object' && 'heading' in block ? (
                  <ProseHeading key={place} words={block.heading} level={level} id={ids[place]} />
                ) : (
                  <TextBlock key={place} block={block} />
                ),
              )
          )}
        </Stack>
      </div>
    </SectionFrame>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Block } from '../../schema/block';
import { ActionLink } from '../../ui/action-link';
import { Columns } from '../../ui/columns';
import { MarkedText } from '../../ui/marked-text';
import { Prose, TextBlock } from '../../ui/prose';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { Counters } from './counters';

/** Larger, unless it is a list. */
const Opening = ({ block }: { block: Block | undefined }) =>
  typeof block === 'string' ? (
    <Typography variant="lead" color="textPrimary" sx={{ maxWidth: '48ch' }}>
      <MarkedText text={block} />
    </Typography>
  ) : (
    block && <TextBlock block={block} />
  );

/** The agency's goals, a link to talk, and its figures (specification, section 2, "About"). */
export default function Vision({ section, number }: SectionProps<'vision'>) {
  const { title, label, tone, anchor, paragraphs, action, counters, duration } = section;
  const [opening, ...rest] = paragraphs;
  return (
    <Section title={title} label={label} number={number} tone={tone} anchor={anchor}>
      <Columns sx={{ rowGap: 5 }}>
        <Opening block={opening} />
        <Stack sx={{ gap: 5, alignItems: 'start' }}>
          <Prose paragraphs={rest} />
          <ActionLink action={action} variant={tone === 'band' ? 'contained' : 'outlined'} />
        </Stack>
      </Columns>
      <Counters counters={counters} duration={duration} />
    </Section>
  );
}

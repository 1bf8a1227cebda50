import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SectionFrame } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import type { SectionProps } from '../section-props';
import type { EntryLink, FilledEntryLinks } from './filled-entry-links';

export const quiet = true;

type NeighbourProps = { words: string; entry: EntryLink; rel: 'prev' | 'next' };

/** An entry before or behind this one; the one behind stands at the end of the line. */
const Neighbour = ({ words, entry: { label, to }, rel }: NeighbourProps) => (
  <Box sx={{ minWidth: 0, ...(rel === 'next' && { ml: 'auto', textAlign: 'end' }) }}>
    <Typography variant="label" component="p">
      {words}
    </Typography>
    <Link
      component={SiteLink}
      to={to}
      rel={rel}
      variant="h3"
      color="textPrimary"
      sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere' }}
    >
      {label}
    </Link>
  </Box>
);

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 8, rowGap: 6 };

export default function EntryLinks({ section, number }: SectionProps<'entry-links'>) {
  const filled: FilledEntryLinks = section;
  const { name, label, tone, anchor, previous, next, before, behind } = filled;
  const tags = filled.tags === undefined ? [] : (filled.tagLinks ?? []);
  if (!before && !behind && tags.length === 0) return null;
  return (
    <SectionFrame titleId={undefined} {...{ label, number, tone, anchor }}>
      <Box component="nav" aria-label={name} sx={row}>
        {(before ?? behind) && (
          <Box sx={{ ...row, flex: '1 1 auto' }}>
            {before && <Neighbour words={previous} entry={before} rel="prev" />}
            {behind && <Neighbour words={next} entry={behind} rel="next" />}
          </Box>
        )}
        {tags.length > 0 && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 4,
              // Where the first entry has none before it.
              order: before ? 0 : -1,
              flexBasis: before && behind ? '100%' : 'auto',
            }}
          >
            <Typography component="span" sx={{ py: 1 }}>
              {filled.tags}
            </Typography>
            {tags.map(({ label: tag, to }) => (
              // As high as a touch target (WCAG 2.5.8).
              <Link key={to} component={SiteLink} to={to} sx={{ display: 'inline-block', py: 1 }}>
                {tag}
              </Link>
            ))}
          </Box>
        )}
      </Box>
    </SectionFrame>
  );
}

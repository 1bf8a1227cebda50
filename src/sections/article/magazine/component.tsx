import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MarkedText } from '../../../ui/marked-text';
import { RichBlock, RichText } from '../../../ui/rich-text';
import { SectionFrame } from '../../../ui/section';
import { Title } from '../../../ui/title';
import type { SectionProps } from '../../section-props';
import { anchors } from '../anchors';
import { OpeningPhoto } from '../opening-photo';

/** How far pictures reach into the margin. */
const beside = '14rem';

/** A text as in a magazine: a drop cap, and pictures and sentences in the wide margin. */
export { anchors };

export default function Magazine(props: SectionProps<'article'>) {
  const { section, number, anchors: ids = anchors(section, new Set()) } = props;
  const titleId = useId();
  const { title, lead, picture, parts, takeaway, label, tone, anchor } = section;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      {/* Not an `article` element: its heading is that of the section. */}
      <Box role="article" aria-labelledby={titleId} sx={{ paddingInlineStart: { lg: beside } }}>
        <Box sx={{ marginInlineStart: { lg: `-${beside}` } }}>
          <Title variant="h2" id={titleId} words={title} sx={{ maxWidth: '14em' }} />
          {picture && <OpeningPhoto photo={picture} />}
        </Box>
        <Typography
          variant="lead"
          color="textPrimary"
          sx={{ mt: 7, mb: 8, maxWidth: ({ space }) => space.measure }}
        >
          <MarkedText text={lead} />
        </Typography>
        {parts.map((part, at) => (
          <Box key={ids[at]} id={ids[at]} sx={{ '& + &': { mt: 8 } }}>
            <Typography variant="h3" sx={{ mb: 4 }}>
              {part.title}
            </Typography>
            <RichText beside={beside} hasDropCap={at === 0}>
              {part.paragraphs.map((block, place) => (
                <RichBlock key={place} block={block} />
              ))}
            </RichText>
          </Box>
        ))}
        {takeaway && (
          <Typography
            variant="h3"
            component="p"
            sx={{
              mt: 8,
              pt: 6,
              maxWidth: ({ space }) => space.measure,
              borderTop: 4,
              borderColor: 'secondary.main',
            }}
          >
            <MarkedText text={takeaway} />
          </Typography>
        )}
      </Box>
    </SectionFrame>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Block } from '../../schema/block';
import { MarkedText } from '../../ui/marked-text';
import { Prose } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';
import { anchors } from './anchors';
import { OpeningPhoto } from './opening-photo';

type ArticleSideProps = {
  /** The id of the article's heading, which labels its contents. */
  titleId: string;
  titles: string[];
  anchors: readonly string[];
  takeaway?: string;
};

/** Stays in view before the text on wide screens; elsewhere it follows the text. */
const ArticleSide = ({ titleId, titles, anchors: ids, takeaway }: ArticleSideProps) => (
  <Stack
    sx={{
      gap: 6,
      alignSelf: 'start',
      gridArea: { lg: '2 / 1' },
      position: { lg: 'sticky' },
      top: '7rem',
    }}
  >
    <Box component="nav" aria-labelledby={titleId} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <List component="ol" role="list">
        {titles.map((title, at) => (
          <ListItem key={ids[at]} divider>
            <Link
              component={SiteLink}
              to={`#${ids[at]}`}
              color="textSecondary"
              underline="hover"
              sx={{ flexGrow: 1, py: 3, '&:hover': { color: 'secondary.main' } }}
            >
              {title}
            </Link>
          </ListItem>
        ))}
      </List>
    </Box>
    {takeaway && (
      <Typography
        variant="lead"
        sx={{
          p: 6,
          borderRadius: ({ shape }) => `${shape.card}px`,
          bgcolor: 'highlight.main',
          color: 'highlight.contrastText',
        }}
      >
        <MarkedText text={takeaway} />
      </Typography>
    )}
  </Stack>
);

export { anchors };

export default function Article(props: SectionProps<'article'>) {
  const { section, number, anchors: ids = anchors(section, new Set()) } = props;
  const titleId = useId();
  const { title, lead, picture, parts, takeaway, label, tone, anchor } = section;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Box
        // Not an `article` element: its heading is that of the section.
        role="article"
        aria-labelledby={titleId}
        sx={{
          display: 'grid',
          rowGap: 8,
          columnGap: 9,
          gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
        }}
      >
        <Box sx={{ gridColumn: { lg: '1 / -1' } }}>
          <Title variant="h2" component="h2" id={titleId} words={title} sx={{ maxWidth: '14em' }} />
          {picture && <OpeningPhoto photo={picture} />}
        </Box>
        <Box
          sx={{
            gridArea: { lg: '2 / 2' },
            maxWidth: ({ space }) => `calc(${space.measure} * 1.15)`,
          }}
        >
          <Typography variant="lead" color="textPrimary">
            <MarkedText text={lead} />
          </Typography>
          {parts.map((part, at) => (
            <Box
              key={ids[at]}
              id={ids[at]}
              sx={{ mt: 7, pt: 6, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="h3" sx={{ mb: 4 }}>
                {part.title}
              </Typography>
              <Prose paragraphs={part.paragraphs as Block[]} />
            </Box>
          ))}
        </Box>
        <ArticleSide
          titleId={titleId}
          titles={parts.map((part) => part.title)}
          anchors={ids}
          takeaway={takeaway}
        />
      </Box>
    </SectionFrame>
  );
}

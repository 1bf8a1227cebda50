import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { slug } from '../../schema/slug';
import { MarkedText } from '../../ui/marked-text';
import { SiteLink } from '../../ui/site-link';

type ArticleSideProps = {
  /** The id of the article's heading, which names its contents. */
  titleId: string;
  titles: string[];
  takeaway?: string;
};

/** Stays in view beside the text on wide screens; below it comes after the text. */
export const ArticleSide = ({ titleId, titles, takeaway }: ArticleSideProps) => (
  <Stack sx={{ gap: 6, alignSelf: 'start', position: { lg: 'sticky' }, top: '7rem' }}>
    <Box component="nav" aria-labelledby={titleId} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <List component="ol">
        {titles.map((title) => (
          <ListItem key={title} divider>
            <Link
              component={SiteLink}
              to={`#${slug(title)}`}
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

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Photograph } from '../../pictures/photograph';
import type { Post } from '../../schema/post';
import { PostDate } from '../../ui/post-date';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import type { PreloadContext, SectionProps } from '../section-props';

const Thumb = styled(Photograph)(({ theme: { shape } }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: shape.card,
}));

const Entry = ({ post }: { post: Post }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)' },
      py: 6,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography component="div">
      <PostDate date={post.date} />
      <div>{post.author}</div>
    </Typography>
    <div>
      <Typography variant="h3">
        <Link component={SiteLink} to={post.path} color="textPrimary">
          {post.title}
        </Link>
      </Typography>
      <Typography sx={{ mt: 3 }}>{post.description}</Typography>
    </div>
    {post.picture && <Thumb photo={post.picture} sizes="(min-width: 768px) 25vw, 100vw" />}
  </Box>
);

/** Posts, the newest first; on a post, the others. */
export default function News({ section, number, path }: SectionProps<'news'>) {
  const { limit, ...heading } = section;
  const posts = use(useSite().loadPosts()).filter((post) => post.path !== path);
  return (
    <Section {...heading} number={number}>
      <ul role="list">
        {posts.slice(0, limit).map((post) => (
          <Entry key={post.path} post={post} />
        ))}
      </ul>
    </Section>
  );
}

export const preload = ({ loadPosts }: PreloadContext<'news'>) => loadPosts();

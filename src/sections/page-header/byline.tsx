import Typography from '@mui/material/Typography';
import type { PostDefinition } from '../../schema/post';
import { PostDate } from '../../ui/post-date';

export const Byline = ({ post: { date, author } }: { post: PostDefinition }) => (
  <Typography sx={{ mt: 6 }}>
    <PostDate date={date} />
    {` · ${author}`}
  </Typography>
);

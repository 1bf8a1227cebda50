import Typography from '@mui/material/Typography';
import { slug } from '../../schema/slug';

type ProseHeadingProps = { words: string; level: 'h2' | 'h3' };

/** A heading in the text; links lead to it by its words. */
export const ProseHeading = ({ words, level }: ProseHeadingProps) => (
  <Typography id={slug(words)} variant="h3" component={level} sx={{ '* + &': { mt: 5 } }}>
    {words}
  </Typography>
);

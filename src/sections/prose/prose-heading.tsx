import Typography from '@mui/material/Typography';

type ProseHeadingProps = { words: string; level: 'h2' | 'h3'; id: string | undefined };

/** A heading in the text; links lead to it. */
export const ProseHeading = ({ words, level, id }: ProseHeadingProps) => (
  <Typography id={id} variant="h3" component={level} sx={{ '* + &': { mt: 5 } }}>
    {words}
  </Typography>
);

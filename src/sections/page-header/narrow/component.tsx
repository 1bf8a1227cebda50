import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { frame, HeaderWords, type HeaderProps } from '../header-words';

/** A small heading with little air. */
export default function Narrow(props: HeaderProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={props.section.anchor}
      data-tone={props.section.tone}
      sx={{ ...frame, pt: { xs: 6, md: 7 }, pb: 7 }}
    >
      <Container>
        <HeaderWords {...props} titleId={titleId} small />
      </Container>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { CoverPhoto } from '../../../ui/on-picture';
import { frame, HeaderWords, type HeaderProps } from '../header-words';

/** The photograph stands below the words, from edge to edge. */
export default function Below(props: HeaderProps) {
  const titleId = useId();
  const { picture, anchor, tone } = props.section;
  return (
    <Box component="section" aria-labelledby={titleId} id={anchor} data-tone={tone} sx={frame}>
      <Container sx={{ pt: { xs: 7, md: 8 }, pb: 8 }}>
        <HeaderWords {...props} titleId={titleId} />
      </Container>
      {picture && (
        <Box sx={{ position: 'relative', height: 'clamp(14rem, 36vw, 44rem)' }}>
          <CoverPhoto photo={picture} sizes="100vw" />
        </Box>
      )}
    </Box>
  );
}

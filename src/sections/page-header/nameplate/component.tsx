import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { asWideAs } from '../../../ui/as-wide-as';
import { HeaderWords, type HeaderProps } from '../header-words';

/** Most letters of a headline are small ones, which are narrower than figures and capitals. */
const smallLetters = 0.76;

/** The headline as the name of a newspaper: over the whole width, above a line with the sentence. */
export default function Nameplate(props: HeaderProps) {
  const titleId = useId();
  const { anchor, tone, title } = props.section;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={anchor}
      data-tone={tone}
      sx={{ pt: { xs: 6, md: 7 } }}
    >
      <Container>
        <Box
          sx={{
            containerType: 'inline-size',
            '& h1': { maxWidth: 'none', fontSize: asWideAs(title, smallLetters), lineHeight: 0.95 },
            '& > p:first-of-type': {
              maxWidth: 'none',
              py: 4,
              borderTop: 4,
              borderBottom: 1,
              borderColor: 'text.primary',
            },
          }}
        >
          <HeaderWords {...props} titleId={titleId} />
        </Box>
      </Container>
    </Box>
  );
}

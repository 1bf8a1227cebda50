import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { HeaderWords, type HeaderProps } from '../header-words';

/** The headline, and the sentence beside it on its line. */
export default function Plain(props: HeaderProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={props.section.anchor}
      data-tone={props.section.tone}
      sx={{ pt: { xs: 6, md: 7 }, pb: { xs: 7, md: 8 } }}
    >
      <Container
        sx={({ breakpoints, spacing }) => ({
          [breakpoints.up('lg')]: {
            display: 'grid',
            columnGap: spacing(8),
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
            alignItems: 'baseline',
            '& > nav': { gridColumn: '1 / -1' },
          },
        })}
      >
        <HeaderWords {...props} titleId={titleId} />
      </Container>
    </Box>
  );
}

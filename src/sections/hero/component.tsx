import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ActionLink } from '../../ui/action-link';
import { Columns } from '../../ui/columns';
import { MarkedText } from '../../ui/marked-text';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';
import { beforePicture, useBeside } from './beside';
import { Highlight } from './highlight';
import { splitTitle } from './split-title';

type HeroWordsProps = {
  titleId: string;
  section: SectionProps<'hero'>['section'];
  filling: string | undefined;
};

/** Above the drawing, which extends below the text: its line keeps clear of the button. */
const HeroWords = ({ titleId, section, filling }: HeroWordsProps) => {
  const { before, word, after } = splitTitle(section.title, section.highlight);
  return (
    <Stack
      sx={{
        gap: 6,
        alignItems: 'start',
        position: 'relative',
        zIndex: 1,
        // With letters that fill the column the line is below all of it.
        pb: { lg: section.form && !filling ? '5.5rem' : 0 },
      }}
    >
      <Title
        variant="display"
        id={titleId}
        tabIndex={-1}
        words={section.title}
        filling={filling}
        // The stroke below its last line is as large as its letters.
        sx={{ maxWidth: '9em', pb: '0.12em' }}
      >
        {before}
        {word && <Highlight data-as="highlight">{word}</Highlight>}
        {after}
      </Title>
      <Typography variant="lead" sx={{ maxWidth: { xs: '40ch', lg: '28ch' } }}>
        <MarkedText text={section.lead} />
      </Typography>
      {/* As strong as that of the header, but that of a form is the strongest. */}
      <ActionLink action={section.action} variant={section.form ? 'outlined' : 'contained'} />
    </Stack>
  );
};

export default function Hero({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  const { form, picture } = section;
  const { beside, below, columns, filling } = useBeside(section);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={section.anchor}
      data-tone={section.tone}
      sx={{ overflow: 'clip' }}
    >
      <Container sx={{ isolation: 'isolate' }}>
        <Columns
          sx={{
            ...columns,
            pt: { xs: 8, lg: '4.5rem' },
            ...(!form && picture && beforePicture),
          }}
        >
          <HeroWords titleId={titleId} section={section} filling={filling} />
          {beside}
        </Columns>
        {below}
      </Container>
    </Box>
  );
}

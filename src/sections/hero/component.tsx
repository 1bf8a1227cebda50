import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Ledger } from '../../pictures/ledger';
import { Picture } from '../../pictures/picture';
import { ActionLink } from '../../ui/action-link';
import { Columns } from '../../ui/columns';
import { LazyForm } from '../../ui/lazy-form';
import { MarkedText } from '../../ui/marked-text';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';
import { splitTitle } from './split-title';

/** A highlighter stroke: the ink of the word on it is the same in both schemes. */
const Highlight = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  isolation: 'isolate',
  // One stroke as high as all lines, if the word is too long for one.
  display: 'inline-block',
  maxWidth: '100%',
  color: vars.palette.highlight.contrastText,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-0.03em -0.12em -0.17em',
    borderRadius: '0.1em 0.16em 0.08em 0.14em',
    backgroundColor: vars.palette.highlight.main,
    transform: 'rotate(-1.2deg) skewX(-6deg)',
  },
}));

type HeroWordsProps = { titleId: string; section: SectionProps<'hero'>['section'] };

/** Above the drawing, which extends below the text. */
const HeroWords = ({ titleId, section }: HeroWordsProps) => {
  const { before, word, after } = splitTitle(section.title, section.highlight);
  return (
    <Stack sx={{ gap: 6, alignItems: 'start', position: 'relative', zIndex: 1, pt: { lg: 4 } }}>
      <Title
        variant="display"
        id={titleId}
        tabIndex={-1}
        words={section.title}
        sx={{ maxWidth: '9em' }}
      >
        {before}
        {word && <Highlight>{word}</Highlight>}
        {after}
      </Title>
      <Typography variant="lead" sx={{ maxWidth: { xs: '40ch', lg: '32ch' } }}>
        <MarkedText text={section.lead} />
      </Typography>
      <ActionLink action={section.action} variant="outlined" />
    </Stack>
  );
};

/** The form on its sheet, with the drawing that stands on it. */
const FormOnStair = ({ form }: { form: string }) => (
  <Box sx={{ position: 'relative', isolation: 'isolate' }}>
    <Ledger />
    <Paper
      sx={{
        px: { xs: 5, sm: 6 },
        py: 6,
        boxShadow: 1,
        '& h2': { typography: 'h3' },
      }}
    >
      <LazyForm name={form} showTitle />
    </Paper>
  </Box>
);

const half = '(min-width: 992px) 50vw, 100vw';

/** A picture without a form comes first and is as large as the text; a form needs less room. */
const beforePicture = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
};
const whole = '100vw';

export default function Hero({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  const { form, picture } = section;
  const beside = picture && <Picture picture={picture} sizes={form ? whole : half} eager />;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={section.anchor}
      sx={{ overflow: 'clip' }}
    >
      <Container sx={{ isolation: 'isolate' }}>
        <Columns
          sx={{
            // Room above the form for the stair that stands on it.
            rowGap: form ? 'calc(128px + 5rem)' : 8,
            pt: { xs: 8, lg: '6.5rem' },
            pb: 9,
            ...(!form && picture && beforePicture),
          }}
        >
          <HeroWords titleId={titleId} section={section} />
          {form ? <FormOnStair form={form} /> : beside}
        </Columns>
        {form ? beside : null}
      </Container>
    </Box>
  );
}

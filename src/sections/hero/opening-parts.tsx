import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Shade } from '../../schema/opening-room';
import { LazyForm } from '../../ui/lazy-form';
import { MarkedText } from '../../ui/marked-text';
import { Title } from '../../ui/title';
import type { SectionProps } from '../section-props';
import { Answers } from './answers';
import { Highlight } from './highlight';
import { splitTitle } from './split-title';

/** What the layouts of a hero share, beside their picture. */

/** `shade` is filled in by the build (tools/photos). */
export type HeroSection = SectionProps<'hero'>['section'] & { shade?: Shade };

type LayoutProps = { section: HeroSection; titleId: string };

export const TitleWords = ({ section: { title, highlight } }: { section: HeroSection }) => {
  const { before, word, after } = splitTitle(title, highlight);
  return (
    <>
      {before}
      {word && <Highlight data-as="highlight">{word}</Highlight>}
      {after}
    </>
  );
};

export const Lead = ({ section, width = '36ch' }: { section: HeroSection; width?: string }) => (
  <Typography variant="lead" sx={{ maxWidth: width }}>
    <MarkedText text={section.lead} />
  </Typography>
);

/** Its button is the filled one of the opening. */
export const Sheet = ({ form }: { form: string | undefined }) =>
  form ? (
    <Paper
      sx={{
        width: 1,
        maxWidth: '34rem',
        px: { xs: 5, sm: 6 },
        py: 6,
        boxShadow: 1,
        textAlign: 'start',
        '& h2': { typography: 'h3' },
      }}
    >
      <LazyForm name={form} showTitle />
    </Paper>
  ) : null;

type WordsProps = LayoutProps & { centred?: boolean; widest?: string; children?: ReactNode };

/** Headline, sentence and buttons, one below the other. */
export const Words = ({
  section,
  titleId,
  centred = false,
  widest = '10em',
  children,
}: WordsProps) => (
  <Stack sx={{ gap: 6, alignItems: centred ? 'center' : 'start' }}>
    <Title
      variant="display"
      id={titleId}
      tabIndex={-1}
      words={section.title}
      sx={{ maxWidth: widest }}
    >
      <TitleWords section={section} />
    </Title>
    <Lead section={section} width={centred ? '46ch' : '38ch'} />
    <Answers section={section} centred={centred} />
    {children}
  </Stack>
);

export type Frame = Exclude<SxProps<Theme>, readonly unknown[]>;

type RegionProps = LayoutProps & { sx: Frame; children: ReactNode };

export const Region = ({ section, titleId, sx, children }: RegionProps) => (
  <Box
    component="section"
    aria-labelledby={titleId}
    id={section.anchor}
    data-tone={section.tone}
    sx={[{ overflow: 'clip' }, sx]}
  >
    {children}
  </Box>
);

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTextAsRead } from '../../../theme/text-as-read';
import { widestWord } from '../../../ui/title';
import type { SectionProps } from '../../section-props';
import { Answers } from '../answers';
import { Lead, Region, Sheet, TitleWords } from '../opening-parts';

/** In letters as large as these a word needs a little more room than in others. */
const air = 1.07;

export default function Poster({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  const { letterWidth, typography } = useTheme();
  const width = widestWord(useTextAsRead()(section.title), { letterWidth, ...typography.display });
  const fitting = `${(100 / width / air).toFixed(2)}cqi`;
  return (
    <Region section={section} titleId={titleId} sx={{}}>
      <Container
        sx={{
          display: 'grid',
          alignContent: 'space-between',
          gap: 8,
          minHeight: { lg: 'clamp(34rem, 100svh - 7rem, 60rem)' },
          pt: { xs: 7, lg: 8 },
          pb: { xs: 8, lg: 8 },
        }}
      >
        <Box sx={{ containerType: 'inline-size' }}>
          <Typography
            variant="display"
            id={titleId}
            tabIndex={-1}
            sx={({ typography }) => ({
              fontSize: `max(${typography.h3.fontSize}, min(${fitting}, max(16.5cqi, ${typography.display.fontSize}), 15rem))`,
              // The stroke of a highlighter would lie on the letters of the line above it.
              lineHeight: section.highlight ? 1.1 : 0.92,
              textWrap: 'wrap',
            })}
          >
            <TitleWords section={section} />
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'end',
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            borderTop: 1,
            borderColor: 'control',
            pt: 6,
          }}
        >
          <Lead section={section} width="44ch" />
          <Box sx={{ justifySelf: { md: 'end' } }}>
            <Answers section={section} />
          </Box>
          <Sheet form={section.form} />
        </Box>
      </Container>
    </Region>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId } from 'react';
import { Title } from '../../../ui/title';
import type { SectionProps } from '../../section-props';
import { Answers } from '../answers';
import { CutPicture } from '../cut-picture';
import { Lead, Region, Sheet, TitleWords } from '../opening-parts';

export default function Stacked({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  return (
    <Region section={section} titleId={titleId} sx={{}}>
      <Container sx={{ pt: { xs: 8, lg: 9 }, pb: 8 }}>
        <Title
          variant="display"
          id={titleId}
          tabIndex={-1}
          words={section.title}
          sx={{ maxWidth: '14em' }}
        >
          <TitleWords section={section} />
        </Title>
        <Box
          sx={{
            display: 'grid',
            gap: 7,
            mt: 7,
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            alignItems: 'start',
          }}
        >
          <Lead section={section} width="44ch" />
          <Box sx={{ justifySelf: { md: 'end' } }}>
            <Answers section={section} />
          </Box>
          <Sheet form={section.form} />
        </Box>
      </Container>
      <CutPicture
        section={section}
        sizes="100vw"
        sx={{ height: { xs: 'clamp(16rem, 75vw, 26rem)', md: 'clamp(24rem, 42vw, 44rem)' } }}
      />
    </Region>
  );
}

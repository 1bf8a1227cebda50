import Container from '@mui/material/Container';
import { useId } from 'react';
import type { SectionProps } from '../../section-props';
import { CutPicture } from '../cut-picture';
import { Region, Sheet, Words } from '../opening-parts';

export default function Centred({ section }: SectionProps<'hero'>) {
  const titleId = useId();
  const { picture } = section;
  // What is drawn for narrow screens is shown whole.
  const tall = picture && 'file' in picture ? picture.tall : undefined;
  return (
    <Region section={section} titleId={titleId} sx={{}}>
      <Container sx={{ pt: { xs: 8, lg: 9 }, pb: 9, textAlign: 'center' }}>
        <Words section={section} titleId={titleId} centred widest="12em">
          <Sheet form={section.form} />
        </Words>
        <CutPicture
          section={section}
          sizes="(min-width: 1264px) 1200px, 100vw"
          sx={{
            mt: 8,
            maxWidth: { xs: tall && '30rem', md: 'none' },
            mx: 'auto',
            aspectRatio: { xs: tall && `${tall.width} / ${tall.height}`, md: 'auto' },
            height: {
              xs: tall ? 'auto' : 'clamp(14rem, 66vw, 24rem)',
              md: 'clamp(24rem, 46vw, 38rem)',
            },
            borderRadius: ({ shape }) => `${shape.device}px`,
          }}
        />
      </Container>
    </Region>
  );
}

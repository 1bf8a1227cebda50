import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useScripted } from '../../hydration/use-scripted';
import { partOrNothing } from '../../loading/load-chunk';
import { Picture } from '../../pictures/picture';
import { CoverPhoto } from '../../ui/on-picture';
import type { Frame, HeroSection } from './opening-parts';

const Loop = partOrNothing(async () => ({ default: (await import('./loop')).Loop }));

/** Only script knows whether a visitor wants it. The build reads from the mark that the site plays a video. */
export const LoopAbove = ({ loop }: { loop: HeroSection['loop'] }) => {
  const isScripted = useScripted();
  if (!loop) return null;
  return (
    <Box data-plays="" sx={{ display: 'contents' }}>
      {/* What contains it has no box that could come near. */}
      <Box component="span" data-script="near" sx={{ position: 'absolute' }} />
      {isScripted && (
        <Suspense>
          <Loop loop={loop} />
        </Suspense>
      )}
    </Box>
  );
};

type CutPictureProps = { section: HeroSection; sizes: string; sx: Frame };

/** The picture as large as its frame: a photograph is cut around its focus, a drawing stands in the middle. */
export const CutPicture = ({ section: { picture, loop }, sizes, sx }: CutPictureProps) => {
  if (!picture) return null;
  if ('file' in picture) {
    return (
      <Box sx={[{ position: 'relative', overflow: 'clip' }, sx]}>
        <CoverPhoto photo={picture} sizes={sizes} />
        <LoopAbove loop={loop} />
      </Box>
    );
  }
  return (
    <Box sx={[sx, { display: 'grid', placeItems: 'center', p: 7, '& svg': { maxWidth: '40rem' } }]}>
      <Picture picture={picture} />
    </Box>
  );
};

import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Photograph } from '../../pictures/photograph';
import { pointing } from '../../theme/from-right';
import { fromLeft } from '../../theme/isolated';
import { useSite } from '../../ui/site-context';
import type { SectionDefinition } from '../registry';

type GallerySection = SectionDefinition<'gallery'>;

type EnlargedProps = {
  /** The name of the photographs as a group. */
  name: string;
  photos: GallerySection['photos'];
  words: GallerySection['enlarged'];
  /** From 0. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** How far a finger moves, in CSS pixels, before it counts as a swipe. */
const swipe = 40;

const Whole = styled(Photograph)({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

/** The direction of a key or a swipe: 1 is forward. In right-to-left languages, left is forward. */
const useTurning = (move: (by: 1 | -1) => void) => {
  const on = useSite().site.direction === 'rtl' ? -1 : 1;
  const [start, setStart] = useState<number>();
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(on);
      if (key === 'ArrowLeft') move(on === 1 ? -1 : 1);
    },
    onPointerDown: ({ clientX }: PointerEvent) => setStart(clientX),
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = start === undefined ? 0 : clientX - start;
      setStart(undefined);
      if (Math.abs(way) > swipe) move(way < 0 === (on === 1) ? 1 : -1);
    },
    onPointerCancel: () => setStart(undefined),
  };
};

/** One photograph over the whole window, with buttons for the others (APG, modal dialog). */
export const Enlarged = ({ name, photos, words, shown, onShow, onClose }: EnlargedProps) => {
  const count = photos.length;
  const move = (by: 1 | -1) => onShow((shown + by + count) % count);
  const turning = useTurning(move);
  const photo = photos[shown];
  const place = `${shown + 1} / ${count}`;
  if (!photo) return null;
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      onKeyDown={turning.onKeyDown}
      slotProps={{ paper: { 'aria-label': name } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto minmax(0, 1fr) auto',
          gap: 4,
          height: '100%',
          p: 4,
        }}
      >
        <IconButton aria-label={words.close} onClick={onClose} sx={{ justifySelf: 'end' }}>
          <CloseOutlined />
        </IconButton>
        <Box
          onPointerDown={turning.onPointerDown}
          onPointerUp={turning.onPointerUp}
          onPointerCancel={turning.onPointerCancel}
          sx={{ minHeight: 0, touchAction: 'pan-y pinch-zoom', '& picture': { height: '100%' } }}
        >
          <Whole key={photo.file} photo={photo} sizes="100vw" eager />
        </Box>
        <Box
          sx={{ display: 'flex', gap: 4, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <IconButton aria-label={words.previous} onClick={() => move(-1)}>
            <ArrowBackOutlined {...pointing} />
          </IconButton>
          <Typography aria-live="polite" sx={{ textAlign: 'center' }}>
            {photo.caption && `${photo.caption} · `}
            {fromLeft(place)}
          </Typography>
          <IconButton aria-label={words.next} onClick={() => move(1)}>
            <ArrowForwardOutlined {...pointing} />
          </IconButton>
        </Box>
      </Box>
    </Dialog>
  );
};

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { mayBeTall, useNarrow } from '../pictures/narrow';
import { Photograph, type SizedPhoto } from '../pictures/photograph';
import type { TextPosition } from '../schema/opening-layouts';
import {
  type OpeningRoom,
  type Shade,
  shadeFade,
  widestWords,
  wordsShare,
} from '../schema/opening-room';

type Style = Exclude<SxProps<Theme>, readonly unknown[]>;

const Cut = styled(Photograph)({ width: '100%', height: '100%', objectFit: 'cover' });

type CoverPhotoProps = { photo: SizedPhoto; sizes: string };

/** A photograph that fills the frame around it, cut around its focus; the largest of the first paint, it is loaded at once. */
export const CoverPhoto = ({ photo, sizes }: CoverPhotoProps) => {
  const [narrow, others] = useNarrow();
  const { tall } = photo;
  // Each screen fetches the one that it shows.
  for (const { file, sources, media } of mayBeTall && tall
    ? [
        { ...tall, media: narrow },
        { ...photo, media: others },
      ]
    : [{ ...photo, media: undefined }]) {
    if (!sources) continue;
    preload(file, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(media !== undefined && { media }),
    });
  }
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        '& picture': { height: '100%' },
      }}
    >
      <Cut className="measured" photo={photo} sizes={sizes} eager />
    </Box>
  );
};

/** On the dev server, which measures no pictures: enough for most. */
const unmeasured: Shade = { phone: 0.7, desk: 0.7 };

type ShadeOptions = { shade: Shade; position: TextPosition };

/** The shade below words: even behind them, fading beyond. */
const shadeBelow =
  ({ shade, position }: ShadeOptions): Style =>
  ({ colorSchemes, breakpoints }) => {
    const color = colorSchemes.dark?.palette.background.default;
    const { phone, desk } = shadeFade;
    const side = position === 'start' ? 'right' : 'left';
    return {
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: `-${phone}rem -100vw -100vh`,
        opacity: shade.phone,
        background: `linear-gradient(to top, ${color} calc(100% - ${phone}rem), transparent)`,
        [breakpoints.up('lg')]: {
          inset: '-100vh',
          opacity: shade.desk,
          background: color,
          ...(position !== 'centre' && {
            insetInlineStart: position === 'start' ? '-100vw' : `-${desk}rem`,
            insetInlineEnd: position === 'start' ? `-${desk}rem` : '-100vw',
            background: `linear-gradient(to ${side}, ${color} calc(100% - ${desk}rem), transparent)`,
          }),
        },
        '@media print, (forced-colors: active)': { display: 'none' },
      },
      '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
    };
  };

/** One colour for all words: that against which the picture is measured. */
const onShade: Style = {
  '&, & h1, & p, & li, & a:not(.MuiButton-contained), & .MuiButton-outlined': {
    color: 'text.primary',
  },
  '& .MuiButton-outlined': { borderColor: 'currentColor' },
  '& :focus-visible': { outlineColor: ({ vars }: Theme) => vars.palette.text.primary },
};

const justified = { start: 'start', end: 'end', centre: 'center' };

const onWideScreens = ([least, most]: readonly [number, number], above: string) =>
  least === most ? `${least}rem` : `clamp(${least}rem, 100svh - ${above}, ${most}rem)`;

type OnPictureProps = {
  room: OpeningRoom;
  titleId: string;
  anchor: string | undefined;
  photo: SizedPhoto;
  /** What the build has measured. */
  shade: Shade | undefined;
  position: TextPosition;
  /** On narrow screens the words stand below the photograph. */
  apart?: boolean | undefined;
  /** On the photograph: a video. */
  above?: ReactNode;
  /** Beside the words. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The opening of a page whose words stand on a photograph from edge to edge. */
export const OnPicture = (props: OnPictureProps) => {
  const { room, titleId, anchor, photo, shade, position, apart, above, beside, children } = props;
  const { phone, desk } = room;
  const ratio = photo.width / photo.height;
  // As wide as it is shown before it is cut.
  const onPhones = apart ? '100vw' : `max(100vw, ${Math.round(ratio * phone[0] * 0.6)}rem)`;
  const sizes = `(min-width: 992px) max(100vw, ${Math.round(ratio * desk[0])}rem), ${onPhones}`;
  return (
    <Box
      component="section"
      data-tone="band"
      aria-labelledby={titleId}
      id={anchor}
      sx={{
        position: 'relative',
        isolation: 'isolate',
        display: 'grid',
        overflow: 'clip',
        minHeight: {
          xs: apart ? 0 : onWideScreens(phone, '4.5rem'),
          lg: onWideScreens(desk, '7rem'),
        },
        bgcolor: 'background.default',
        // At night what follows is almost as dark as the picture.
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { minHeight: 0 },
      }}
    >
      <Box
        sx={{
          position: apart ? { xs: 'relative', lg: 'absolute' } : 'absolute',
          inset: 0,
          ...(apart && {
            aspectRatio: {
              xs: photo.tall ? `${photo.tall.width} / ${photo.tall.height}` : '4 / 3',
              md: '4 / 3',
              lg: 'auto',
            },
            // The beginning of the words is on the first screen.
            width: '100%',
            maxHeight: { xs: '58svh', lg: 'none' },
          }),
          '@media print': { position: 'relative', height: '18rem' },
        }}
      >
        <CoverPhoto photo={photo} sizes={sizes} />
        {above}
      </Box>
      <Container
        sx={{
          display: 'grid',
          gap: 8,
          alignItems: 'end',
          // The shade below the words reaches as far as the photograph, also where a section may stand out above it.
          overflow: 'visible clip',
          pt: apart ? { xs: 6, lg: 9 } : 9,
          pb: { xs: 7, lg: 9 },
          ...(beside ? { gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' } } : {}),
        }}
      >
        <Box
          sx={[
            {
              position: 'relative',
              isolation: 'isolate',
              justifySelf: justified[position],
              textAlign: position === 'centre' ? 'center' : undefined,
              width: {
                xs: '100%',
                lg: beside || position === 'centre' ? '100%' : `${wordsShare * 100}%`,
              },
              maxWidth: `${widestWords}rem`,
            },
            position === 'centre' && { alignSelf: 'center' },
            apart === true && { '&::before': { display: { xs: 'none', lg: 'block' } } },
            shadeBelow({ shade: shade ?? unmeasured, position }),
            onShade,
          ]}
        >
          {children}
        </Box>
        {beside && <Box sx={{ position: 'relative', zIndex: 1 }}>{beside}</Box>}
      </Container>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Photograph } from '../../pictures/photograph';
import { filledPlace, filledRows, type Place, rowAt } from '../../ui/filled-rows';
import { isPlainPress } from '../../ui/is-plain-press';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

/** The data of an enlarged photograph in an entry of the browser's history. */
type HistoryEntry = { gallery: string; photo: number };

const enlargedHere = () => (window.history.state as { enlarged?: HistoryEntry } | null)?.enlarged;

const addEntry = (enlarged: HistoryEntry) => {
  try {
    // Keeps the rest: to the router the new entry is the same page.
    window.history.pushState({ ...window.history.state, enlarged }, '');
  } catch {
    // The page has no access to the history; Back then leaves it.
  }
};

/**
 * Which photograph is enlarged, from 0. It has its own entry in the browser's history: Back closes it,
 * Forward and a reload bring it back, and closing it otherwise leaves no entry behind.
 */
const useEnlarged = (gallery: string) => {
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const follow = () => {
      const enlarged = enlargedHere();
      setShown(enlarged?.gallery === gallery ? enlarged.photo : undefined);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [gallery]);

  const open = (photo: number) => {
    setShown(photo);
    addEntry({ gallery, photo });
  };
  const close = () => {
    setShown(undefined);
    if (enlargedHere()) window.history.back();
  };
  return { shown, turnTo: setShown, open, close };
};

/** Loaded when a photograph is pressed; if that fails, the file itself is shown. */
const Enlarged = lazy(async () => ({ default: (await import('./enlarged')).Enlarged }));

const Cut = styled(Photograph)(({ theme: { shape } }) => ({
  width: '100%',
  height: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: shape.card,
}));

const most = { xs: 1, sm: 2, lg: 3 } as const;

/** The width of a photograph, as `sizes` of HTML. */
const sizesOf = (place: Place) => {
  const [small, large] = [most.sm, most.lg].map((each) =>
    Math.floor(100 / rowAt(place, each).size),
  );
  return `(min-width: 992px) ${large}vw, (min-width: 576px) ${small}vw, 100vw`;
};

/** A photograph alone in its row is as wide as a screen, not as high as a page. */
const wideAlone = (place: Place) => {
  const ratio = (each: number) => (rowAt(place, each).size === 1 ? '2 / 1' : '4 / 3');
  return { '& img': { aspectRatio: { sm: ratio(most.sm), lg: ratio(most.lg) } } };
};

const placed = (place: Place) => ({ ...filledPlace(place, most), ...wideAlone(place) });

export default function Gallery({ section, number }: SectionProps<'gallery'>) {
  const { photos, enlarged, ...heading } = section;
  const { shown, turnTo, open, close } = useEnlarged(section.title);
  return (
    <Section {...heading} number={number}>
      <Box component="ul" sx={{ ...filledRows(most), gap: 5 }}>
        {photos.map((photo, index) => (
          <Box component="li" key={photo.file} sx={placed({ index, count: photos.length })}>
            <figure>
              <Link
                href={photo.file}
                sx={{ display: 'block', borderRadius: ({ shape }) => `${shape.card}px` }}
                onClick={(press) => {
                  if (!isPlainPress(press)) return;
                  press.preventDefault();
                  open(index);
                }}
              >
                <Cut photo={photo} sizes={sizesOf({ index, count: photos.length })} />
              </Link>
              {photo.caption && (
                <Typography component="figcaption" sx={{ mt: 3 }}>
                  {photo.caption}
                </Typography>
              )}
            </figure>
          </Box>
        ))}
      </Box>
      {shown !== undefined && (
        <Suspense>
          <Enlarged
            name={section.title}
            photos={photos}
            words={enlarged}
            shown={shown}
            onShow={turnTo}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}

import { styled } from '@mui/material/styles';
import type { Photo } from '../schema/picture';

const Sources = styled('picture')({ display: 'block' });

/**
 * A photograph as the build completes config: with the files of each size, by their format. The dev
 * server leaves config as it is, and the file itself is shown.
 */
type SizedPhoto = Photo & { sources?: { avif: string; webp: string } };

export type PhotographProps = {
  photo: SizedPhoto;
  /** How wide it is shown, as `sizes` of HTML says it. */
  sizes?: string;
  /** Seen as soon as the page is: it is fetched before all that waits for the visitor. */
  eager?: boolean;
  className?: string;
};

/** A file of public/, in the size that the screen needs; what it looks like is up to its place. */
export const Photograph = ({ photo, sizes = '100vw', eager, className }: PhotographProps) => {
  const { file, alt, width, height, sources } = photo;
  // Browsers that can do so look how wide a picture is once its place is laid out.
  const shown = sources && (eager ? sizes : `auto, ${sizes}`);
  const image = (
    <img
      alt={alt}
      {...{ width, height, className }}
      fetchPriority={eager ? 'high' : undefined}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      sizes={shown}
      srcSet={sources?.webp}
      // Last: it would be fetched before it is known that there is something better.
      src={file}
    />
  );
  if (!sources) return image;
  return (
    <Sources>
      <source type="image/avif" sizes={shown} srcSet={sources.avif} />
      {image}
    </Sources>
  );
};

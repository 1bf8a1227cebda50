import { styled } from '@mui/material/styles';
import type { Photo } from '../schema/picture';

const Sources = styled('picture')({ display: 'block' });

/**
 * A photograph as the build completes config: with the files of each size, by format. The dev server leaves
 * config unchanged, and shows the file itself.
 */
export type SizedPhoto = Photo & { sources?: { avif: string; webp: string } };

export type PhotographProps = {
  photo: SizedPhoto;
  /** Its displayed width, as `sizes` of HTML. */
  sizes?: string;
  /** Visible at once: it is fetched before everything that waits for the visitor. */
  eager?: boolean;
  className?: string;
};

/** A file of public/, in the size that the screen needs; its container styles it. */
export const Photograph = ({ photo, sizes = '100vw', eager, className }: PhotographProps) => {
  const { file, alt, width, height, sources } = photo;
  // With `auto`, browsers that support it use the width from the layout.
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
      // Last: otherwise it would be fetched before the better sources are known.
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

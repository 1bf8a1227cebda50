import { styled } from '@mui/material/styles';
import type { Photo } from '../schema/picture';
import { mayBeTall, useNarrow } from './narrow';

const Sources = styled('picture')({ display: 'block' });

type Sized = { sources?: { avif: string; webp: string } };

/**
 * A photograph as the build completes config: with the files of each size, by format. The dev server leaves
 * config unchanged, and shows the file itself.
 */
export type SizedPhoto = Omit<Photo, 'tall'> &
  Sized & { tall?: (Photo['tall'] & Sized) | undefined };

/** False in the scripts of a site none of whose photographs says what matters most in it. */
const mayBeFocused = globalThis.__SITE__?.focusedPhotos ?? true;

type Placed = Pick<SizedPhoto, 'focus' | 'tall'>;

const positionOf = (focus: Photo['focus']) => (focus ? `${focus.x}% ${focus.y}%` : '50% 50%');

/** Wherever CSS cuts it to its room (`object-fit`), what matters most stays in sight. */
const Focused = mayBeFocused
  ? styled('img', { shouldForwardProp: (key) => key !== 'placed' })<{ placed: Placed }>(
      ({ placed: { focus, tall }, theme: { breakpoints } }) => ({
        objectPosition: positionOf(focus),
        ...(mayBeTall &&
          tall && { [breakpoints.down('md')]: { objectPosition: positionOf(tall.focus) } }),
      }),
    )
  : undefined;

type SourcesProps = { tall: NonNullable<SizedPhoto['tall']>; sizes: string | undefined };

const TallSources = ({ tall: { file, width, height, sources }, sizes }: SourcesProps) => {
  const [media] = useNarrow();
  // Its own shape holds the room until it is there.
  const shape = { media, width, height };
  if (!sources) return <source {...shape} srcSet={file} />;
  return (
    <>
      <source {...shape} type="image/avif" sizes={sizes} srcSet={sources.avif} />
      <source {...shape} sizes={sizes} srcSet={sources.webp} />
    </>
  );
};

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
  const { file, alt, width, height, focus, tall, sources } = photo;
  // With `auto`, browsers that support it use the width from the layout.
  const shown = eager ? sizes : `auto, ${sizes}`;
  const image = {
    width,
    height,
    className,
    fetchPriority: eager ? 'high' : undefined,
    loading: eager ? undefined : 'lazy',
    decoding: eager ? undefined : 'async',
    sizes: sources && shown,
    srcSet: sources?.webp,
    // Last: otherwise it would be fetched before the better sources are known.
    src: file,
  } as const;
  const element =
    Focused && (focus || tall?.focus) ? (
      <Focused alt={alt} {...image} placed={photo} />
    ) : (
      <img alt={alt} {...image} />
    );
  if (!sources && !(mayBeTall && tall)) return element;
  return (
    <Sources>
      {mayBeTall && tall && <TallSources tall={tall} sizes={shown} />}
      {sources && <source type="image/avif" sizes={shown} srcSet={sources.avif} />}
      {element}
    </Sources>
  );
};

import { type ComponentType, lazy, Suspense } from 'react';

type PictureProps = { file: File };

/** Nobody misses it where it cannot be loaded: the name of the file stands there as well. */
const SmallPicture = lazy((): Promise<{ default: ComponentType<PictureProps> }> =>
  import('./small-picture').catch(() => ({ default: () => null })),
);

/** A chosen file as a small picture, if it is one. */
export const PictureOf = ({ file }: PictureProps) =>
  file.type.startsWith('image/') ? (
    <Suspense fallback={null}>
      <SmallPicture file={file} />
    </Suspense>
  ) : null;

import { Suspense } from 'react';
import { partOrNothing } from '../../loading/load-chunk';

/** Nobody misses it where it cannot be loaded: the name of the file stands there as well. */
const Thumbnail = partOrNothing(() => import('./thumbnail'));

/** A chosen file as a small picture, if it is one. */
export const PictureOf = ({ file }: { file: File }) =>
  file.type.startsWith('image/') ? (
    <Suspense fallback={null}>
      <Thumbnail file={file} />
    </Suspense>
  ) : null;

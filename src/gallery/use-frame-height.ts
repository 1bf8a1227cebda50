import { useEffect, useState } from 'react';
import { isFrameHeight } from './report-frame-height';

/** A guess that most examples are near to. */
const untilKnown = 640;

/** How high the content of `frame` says that it is, in its own CSS pixels. */
export const useFrameHeight = (frame: HTMLIFrameElement | null) => {
  const [height, setHeight] = useState(untilKnown);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (frame && source === frame.contentWindow && isFrameHeight(data)) {
        setHeight(data.frameHeight);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  return height;
};

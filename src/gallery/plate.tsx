import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNear } from '../hydration/use-near';
import { frameAddress, isFrameHeight } from './frame';
import type { ShownAs } from './gallery-header';
import { type Example, plainWords } from './kinds';

/** The width of `element` in CSS pixels; 0 without one. */
const useElementWidth = (element: HTMLElement | null) => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/** A guess that is close for most examples. */
const untilKnown = 640;

/** The height that the content of `frame` reports, in its own CSS pixels. */
const useFrameHeight = (frame: HTMLIFrameElement | null) => {
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

const sheetStyle = {
  overflow: 'hidden',
  borderRadius: 1,
  outline: 1,
  outlineColor: 'control',
  '& iframe': { maxWidth: 'none', border: 0, transformOrigin: '0 0' },
};

type PlateProps = { example: Example; width: number; shownAs: ShownAs };

/** An example in its own document of the given width, scaled down where it does not fit. */
export const Plate = ({ example, width, shownAs: { scheme, words } }: PlateProps) => {
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const near = useNear(sheet);
  const room = useElementWidth(sheet);
  const height = useFrameHeight(frame);
  const scale = Math.min(1, room / width);
  return (
    <figure>
      <Typography
        variant="label"
        component="figcaption"
        sx={{ mb: 2, color: 'text.muted', fontVariantNumeric: 'tabular-nums' }}
      >
        {width} px
      </Typography>
      <Box ref={setSheet} sx={sheetStyle} style={{ height: height * scale, maxWidth: width }}>
        {near && room > 0 && (
          <iframe
            ref={setFrame}
            title={`${plainWords(example.name)} at ${width} px`}
            src={frameAddress(example.id, words)}
            // The media queries of its document follow this.
            style={{ width, height, transform: `scale(${scale})`, colorScheme: scheme }}
          />
        )}
      </Box>
    </figure>
  );
};

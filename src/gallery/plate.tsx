import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNear } from '../hydration/use-near';
import type { Example } from './catalogue-types';
import { frameAddress } from './frame-address';
import { plainWords } from './plain-words';
import type { Scheme } from './scheme-switch';
import { useElementWidth } from './use-element-width';
import { useFrameHeight } from './use-frame-height';

const sheetStyle = {
  overflow: 'hidden',
  borderRadius: 1,
  outline: 1,
  outlineColor: 'control',
  '& iframe': { maxWidth: 'none', border: 0, transformOrigin: '0 0' },
};

type PlateProps = { example: Example; width: number; scheme: Scheme };

/** An example in a document of its own, as wide as it says, made smaller where it does not fit. */
export const Plate = ({ example, width, scheme }: PlateProps) => {
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
            src={frameAddress(example.id)}
            // The media queries of the document in it follow this.
            style={{ width, height, transform: `scale(${scale})`, colorScheme: scheme }}
          />
        )}
      </Box>
    </figure>
  );
};

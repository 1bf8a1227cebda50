import styled from '@emotion/styled';
import { useState } from 'react';
import { useNear } from '../sections/team/use-near';
import type { Example } from './catalogue-types';
import { frameAddress } from './frame-address';
import { plainWords } from './plain-words';
import type { Scheme } from './scheme-switch';
import { useElementWidth } from './use-element-width';
import { useFrameHeight } from './use-frame-height';

const Figure = styled('figure')(({ theme: { tokens, spacing } }) => ({
  '& figcaption': {
    ...tokens.type.label,
    marginBlockEnd: spacing(2),
    color: tokens.color.muted,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Sheet = styled('div')(({ theme: { tokens } }) => ({
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  outline: `1px solid ${tokens.color.control}`,
  '& iframe': { maxWidth: 'none', border: 0, transformOrigin: '0 0' },
}));

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
    <Figure data-width={width}>
      <figcaption>{width} px</figcaption>
      <Sheet ref={setSheet} style={{ height: height * scale, maxWidth: width }}>
        {near && room > 0 && (
          <iframe
            ref={setFrame}
            title={`${plainWords(example.name)} at ${width} px`}
            src={frameAddress(example.id)}
            // The media queries of the document in it follow this.
            style={{ width, height, transform: `scale(${scale})`, colorScheme: scheme }}
          />
        )}
      </Sheet>
    </Figure>
  );
};

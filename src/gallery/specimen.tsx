import styled from '@emotion/styled';
import { useId } from 'react';
import type { Example } from './catalogue-types';
import { ConfigText } from './config-text';
import { exampleConfig } from './example-config';
import { frameAddress } from './frame-address';
import { plainWords } from './plain-words';
import { Plate } from './plate';
import type { Scheme } from './scheme-switch';

/** Widths in CSS pixels, from a desk to a hand. */
const widths = [1280, 768, 360] as const;

const Entry = styled('section')(({ theme: { tokens, spacing } }) => ({
  paddingBlock: spacing(5, 8),
  borderBlockStart: `1px solid ${tokens.color.control}`,
}));

const Heading = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(1, 4),
  marginBlockEnd: spacing(5),
  '& h2': { ...tokens.type.h3, flex: 1 },
  '& > span': {
    ...tokens.type.label,
    color: tokens.color.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': { ...tokens.type.label, color: tokens.color.accent, textUnderlineOffset: '0.25em' },
}));

const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' },
}));

/** The sheet of 768 and that of 360 share a row, at the scale of that of 1280 above them. */
const Plates = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(5, 0),
  '& > *': { width: '100%' },
  [theme.breakpoints.up('md')]: {
    '& > [data-width="768"]': { width: '60%' },
    '& > [data-width="360"]': { width: '28.125%' },
  },
}));

type SpecimenProps = { example: Example; number: number; scheme: Scheme };

/** One example: the config that makes it, and how it looks at each width. */
export const Specimen = ({ example, number, scheme }: SpecimenProps) => {
  const titleId = useId();
  const words = plainWords(example.name);
  return (
    <Entry aria-labelledby={titleId} id={example.name}>
      <Heading>
        <span aria-hidden="true">{String(number).padStart(2, '0')}</span>
        <h2 id={titleId}>{words}</h2>
        <a href={frameAddress(example.id)}>Alone, at full size</a>
      </Heading>
      <Spread>
        <ConfigText text={exampleConfig(example)} of={words} />
        <Plates>
          {widths.map((width) => (
            <Plate key={width} example={example} width={width} scheme={scheme} />
          ))}
        </Plates>
      </Spread>
    </Entry>
  );
};

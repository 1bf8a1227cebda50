import { useTheme } from '@mui/material/styles';
import type { ThemeDefinition } from '../../schema/theme';
import { drawings } from './drawings';
import { drawnParts, type MotifParts } from './drawn';
import * as growth from './growth';

/**
 * `#motif/…` where config may change at any moment, and in tests: the parts of whichever motif the theme names. A built
 * site has only those of its own (tools/motif/motif-plugin.ts).
 */

type Motif = NonNullable<ThemeDefinition['motif']>;

const known: Partial<Record<Motif, MotifParts>> = {
  growth,
  ...Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [name, drawnParts(drawing)]),
  ),
};

/** The parts of one motif: on the site, and in the gallery. */
export const motifParts = (motif: Motif): MotifParts | undefined => known[motif];

const part = (name: keyof MotifParts) =>
  function MotifPart() {
    const { motif } = useTheme();
    const Part = motif && motifParts(motif)?.[name];
    return Part ? <Part /> : null;
  };

export const Backdrop = part('Backdrop');
export const Emblem = part('Emblem');
export const Mark = part('Mark');
export const Opening = part('Opening');

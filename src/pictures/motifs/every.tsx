import { useTheme } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import type { ThemeDefinition } from '../../schema/theme';
import type { MotifParts } from './drawn';
import * as arches from './parts/arches';
import * as dots from './parts/dots';
import * as growth from './parts/growth';
import * as leaves from './parts/leaves';
import * as none from './parts/none';
import * as rays from './parts/rays';
import * as waves from './parts/waves';
import * as weave from './parts/weave';

/**
 * `#motif/…` where config may change at any moment, and in tests: the parts of whichever motif the theme names. A built
 * site has only those of its own.
 */

type Motif = NonNullable<ThemeDefinition['motif']>;

const known: Record<Motif, MotifParts> = {
  arches,
  dots,
  growth,
  leaves,
  none,
  rays,
  waves,
  weave,
};

/** The parts of one motif: on the site, and in the gallery. */
export const motifParts = (motif: Motif): MotifParts => known[motif];

const part = (name: keyof MotifParts) =>
  function MotifPart({ children }: PropsWithChildren) {
    // On the dev server config may say anything.
    const { [name]: Part } = known[useTheme().motif ?? 'none'] ?? none;
    return <Part>{children}</Part>;
  };

export const Backdrop = part('Backdrop');
export const Emblem = part('Emblem');
export const Mark = part('Mark');
export const Opening = part('Opening');

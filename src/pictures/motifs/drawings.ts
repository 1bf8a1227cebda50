import type { ThemeDefinition } from '../../schema/theme';
import { arches } from './arches';
import { dots } from './dots';
import type { MotifDrawing } from './drawing';
import { leaves } from './leaves';
import { rays } from './rays';
import { waves } from './waves';
import { weave } from './weave';

/** The motifs that are drawn from data; `growth` has drawings of its own. */
type DrawnMotif = Exclude<NonNullable<ThemeDefinition['motif']>, 'growth' | 'none'>;

/** For tools and the dev server: a built site has only its own. */
export const drawings: Record<DrawnMotif, MotifDrawing> = {
  arches,
  dots,
  leaves,
  rays,
  waves,
  weave,
};

export const drawingOf = (motif: ThemeDefinition['motif']): MotifDrawing | undefined =>
  motif && motif in drawings ? drawings[motif as DrawnMotif] : undefined;

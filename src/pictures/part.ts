import type { ReactNode } from 'react';

/** Where a part stands: `back` is the largest and carries the scene, the others overlap it. */
export type Slot = 'back' | 'middle' | 'front';

/** In units of the 320 × 240 frame, multiples of 8. */
export type Size = { width: number; height: number };

/**
 * One primitive of the scenes. It draws itself from (0, 0) with these classes: `plane` (an outlined
 * sheet), `line`, `quiet` (a fainter line), `mark` (a small filled shape) and `solid`, its one area
 * that turns green when the part is the foremost of its scene.
 */
export type Part = {
  sizes: Record<Slot, Size>;
  Drawing: (size: Size) => ReactNode;
};

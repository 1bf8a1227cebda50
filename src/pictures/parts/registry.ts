import type { ScenePart } from '../../schema/picture';
import type { Part } from '../part';
import { barsPart } from './bars-part';
import { cardPart } from './card-part';
import { cursorPart } from './cursor-part';
import { curvePart } from './curve-part';
import { nodePart } from './node-part';
import { phonePart } from './phone-part';
import { windowPart } from './window-part';

/** Every primitive of the scenes: one line each. */
export const parts = {
  window: windowPart,
  phone: phonePart,
  card: cardPart,
  bars: barsPart,
  node: nodePart,
  cursor: cursorPart,
  curve: curvePart,
} satisfies Record<ScenePart, Part>;

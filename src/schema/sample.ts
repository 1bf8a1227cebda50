import { flag } from './primitives';

/** Of a group of details. */
export const sample = () =>
  flag('Marks details that only stand in for your own. Replace them, then delete this line.');

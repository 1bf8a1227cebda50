import type { Value } from '../schema/record';
import { isGroup } from '../schema/values/group';

/** Whether a field holds a map, as a matrix and a stored group do; Vite writes it. */
const hasMaps = globalThis.__SITE__?.hasMaps ?? true;

/** Text that looks empty to a visitor. */
export const blank = /^\s*$/su;

/** As the server asks it of what a map holds, which cannot look for blanks there. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** No text, no number, no choice, no tick. */
export const isBlank = (value: Value | undefined): boolean => {
  if (typeof value === 'string') return blank.test(value);
  if (Array.isArray(value)) return value.length === 0;
  if (hasMaps && isGroup(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === false;
};

import { cssSort } from './css-length';

/** CSS Easing Functions, section 2: a keyword, cubic-bezier( ) or steps( ). */
export const isEasing = (value: string): boolean =>
  /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/.test(value) ||
  /^cubic-bezier\(\s*(?:0|1|0?\.\d+)\s*,\s*-?[\d.]+\s*,\s*(?:0|1|0?\.\d+)\s*,\s*-?[\d.]+\s*\)$/.test(
    value,
  ) ||
  /^steps\(\s*\d+\s*(?:,\s*(?:jump-)?(?:start|end|none|both)\s*)?\)$/.test(value);

const color =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|oklch|oklab)a?\([\d\s.,%/deg-]+\)|black|white|transparent|currentcolor)$/i;

/** One shadow: two to four lengths, a colour, `inset`. */
const isOneShadow = (value: string): boolean => {
  const parts = value.trim().match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
  const rest = parts.filter((part) => part !== 'inset' && !color.test(part));
  const lengths = rest.filter((part) => part === '0' || cssSort(part) === 'length');
  return lengths.length === rest.length && lengths.length >= 2 && lengths.length <= 4;
};

/** CSS Backgrounds and Borders, section 6.1: `none`, or shadows with commas between them. */
export const isShadow = (value: string): boolean =>
  value === 'none' || value.split(/,(?![^(]*\))/).every(isOneShadow);

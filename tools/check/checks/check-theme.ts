import type { Finding } from '../finding';
import { groupOf, numberOf } from '../read/values';
import { checkContrast } from './check-contrast';

const checkWidths = (widths: Record<string, unknown>): Finding[] => {
  const names = Object.keys(widths);
  return names.flatMap((name, index): Finding[] => {
    const before = names[index - 1];
    const width = numberOf(widths[name]);
    const least = before === undefined ? undefined : numberOf(widths[before]);
    if (width === undefined || least === undefined || width > least) return [];
    return [
      {
        error: 'unorderedBreakpoints',
        path: `breakpoints.${name}`,
        parts: { other: String(least) },
      },
    ];
  });
};

/** Colours that cannot be read on what they stand on, and widths out of order. */
export const checkTheme = (value: unknown): Finding[] => {
  const { color, breakpoints } = groupOf(value);
  const { light, dark } = groupOf(color);
  return [
    ...checkContrast(groupOf(light), 'color.light'),
    ...checkContrast(groupOf(dark), 'color.dark'),
    ...checkWidths(groupOf(breakpoints)),
  ];
};

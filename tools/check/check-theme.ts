import { contrast, nearestReadable } from './contrast';
import type { Finding } from './finding';
import { groupOf, numberOf, textOf } from './values';

type Pair = { role: string; grounds: string[]; needed: number };

/** WCAG 1.4.3: text; 1.4.11: edges of controls. */
const text = 4.5;
const edge = 3;

const grounds = ['paper', 'tint', 'surface'];

const pairs: Pair[] = [
  ...['ink', 'body', 'muted', 'accent', 'error'].map((role) => ({ role, grounds, needed: text })),
  { role: 'control', grounds: ['paper', 'surface'], needed: edge },
  { role: 'onAction', grounds: ['action', 'actionHover'], needed: text },
  { role: 'onLime', grounds: ['lime'], needed: text },
];

/** Roles whose ground is what must change: the words on a button stay. */
const groundsToMend = ['onAction', 'onLime'];

const checkScheme = (scheme: Record<string, unknown>, path: string): Finding[] =>
  pairs.flatMap(({ role, grounds: names, needed }): Finding[] => {
    const color = textOf(scheme[role]);
    const colors = names.map((name) => ({ name, ground: textOf(scheme[name]) }));
    if (color === undefined) return [];
    const ratios = colors.flatMap(({ name, ground }) => {
      const ratio = ground === undefined ? undefined : contrast(color, ground);
      return ratio === undefined || ground === undefined || ratio >= needed
        ? []
        : [{ name, ground, ratio }];
    });
    const [worst] = ratios.toSorted((a, b) => a.ratio - b.ratio);
    if (!worst) return [];
    const mendsGround = groundsToMend.includes(role);
    const better = mendsGround
      ? nearestReadable(worst.ground, [color], needed)
      : nearestReadable(
          color,
          colors.flatMap(({ ground }) => ground ?? []),
          needed,
        );
    return [
      {
        error: 'lowContrast',
        path: `${path}.${mendsGround ? worst.name : role}`,
        parts: {
          found: `“${mendsGround ? worst.name : role}”`,
          other: `“${mendsGround ? role : worst.name}”`,
          ground: mendsGround ? color : worst.ground,
          ratio: worst.ratio.toFixed(2),
          needed: String(needed),
        },
        suggestion: better && `'${better}'`,
        fix: better ? { value: `'${better}'` } : undefined,
      },
    ];
  });

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
    ...checkScheme(groupOf(light), 'color.light'),
    ...checkScheme(groupOf(dark), 'color.dark'),
    ...checkWidths(groupOf(breakpoints)),
  ];
};

import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { textOf } from '../read/values';
import { contrast, nearestReadable } from './contrast';

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
const groundsToRepair = ['onAction', 'onLime'];

type Scheme = Record<string, unknown>;

/** Whether one can be told from the other; where a colour is none, nothing is known. */
const isApart = (one: string, other: string, needed: number) =>
  (contrast(one, other) ?? needed) >= needed;

/** What stands on a ground, with the colours that cannot be read there. */
const standingOn = (scheme: Scheme, name: string) => {
  const ground = textOf(scheme[name]);
  const roles = pairs.flatMap(({ role, grounds: names, needed }) => {
    const color = textOf(scheme[role]);
    return color !== undefined && names.includes(name) ? [{ role, color, needed }] : [];
  });
  const lost = roles.filter(
    ({ color, needed }) => ground !== undefined && !isApart(color, ground, needed),
  );
  return { name, ground, roles, lost };
};

/** Grounds on which most of what stands on them cannot be read. */
const badGrounds = (scheme: Scheme) =>
  grounds
    .map((name) => standingOn(scheme, name))
    .flatMap(({ ground, ...each }) =>
      ground !== undefined && each.lost.length * 2 > each.roles.length ? [{ ground, ...each }] : [],
    );

const badRole = (scheme: Scheme, path: string, pair: Pair): Finding[] => {
  const { role, needed } = pair;
  const color = textOf(scheme[role]);
  if (color === undefined) return [];
  const colors = pair.grounds.flatMap((name) => {
    const ground = textOf(scheme[name]);
    return ground === undefined ? [] : [{ name, ground, ratio: contrast(color, ground) ?? needed }];
  });
  const [worst] = colors
    .filter(({ ratio }) => ratio < needed)
    .toSorted((one, other) => one.ratio - other.ratio);
  if (!worst) return [];
  const repairsGround = groundsToRepair.includes(role);
  const [repaired, against] = repairsGround ? [worst.name, role] : [role, worst.name];
  const better = repairsGround
    ? nearestReadable(worst.ground, [{ color, needed }])
    : nearestReadable(
        color,
        colors.map(({ ground }) => ({ color: ground, needed })),
      );
  const parts = {
    found: `“${repaired}”`,
    other: `“${against}”`,
    ground: repairsGround ? color : worst.ground,
    ratio: worst.ratio.toFixed(2),
    needed: String(needed),
  };
  return [
    {
      error: 'lowContrast',
      path: `${path}.${repaired}`,
      parts,
      ...becomes(better && inQuotes(better)),
    },
  ];
};

/** Colours of a scheme that cannot be told apart from what they stand on. */
export const checkContrast = (scheme: Scheme, path: string): Finding[] => {
  const bad = badGrounds(scheme);
  // Each text would be blamed for the one ground that is wrong.
  const isGood = (name: string) => !bad.some((ground) => ground.name === name);
  return [
    ...bad.map(({ name, ground, roles, lost }): Finding => {
      const parts = {
        found: `“${name}”`,
        other: lost.map(({ role }) => `“${role}”`).join(', '),
        ground,
      };
      const better = nearestReadable(ground, roles) ?? nearestReadable(ground, lost);
      return {
        error: 'badGround',
        path: `${path}.${name}`,
        parts,
        ...becomes(better && inQuotes(better)),
      };
    }),
    ...pairs.flatMap((pair) =>
      badRole(scheme, path, { ...pair, grounds: pair.grounds.filter(isGood) }),
    ),
  ];
};

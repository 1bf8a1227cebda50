import type { Change, Value } from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { stepsOf, valueAt } from '../../src/schema/values/paths';
import { configValue, Impossible, plainValue } from '../config-files';
import { applyWords } from './apply-words';
import type { Left, Placed } from './plan-rows';
import type { SiteWords } from './site-words';
import type { Unit } from './units';

type SetChange = Extract<Change, { do: 'set' }>;

/** A change of a file, and the rows whose texts it writes. */
export type WordChange = { change: SetChange; rows: Placed[] };

type ChangePlan = { changes: WordChange[]; left: Left[] };

type Keys = { main: string; own: string };

/** The value with a text at these steps; a list may grow by one. */
const withText = (
  value: Value | undefined,
  [step, ...rest]: readonly string[],
  text: string,
): Value => {
  if (step === undefined) return text;
  const index = /^\d+$/.test(step) ? Number(step) : undefined;
  if (Array.isArray(value) && index !== undefined) {
    if (index > value.length) {
      throw new Impossible(
        'Texts before it in the same list are missing in the language: translate them as well.',
      );
    }
    const entry = withText(value[index], rest, text);
    return index === value.length ? [...value, entry] : value.with(index, entry);
  }
  if (isGroup(value) && index === undefined) {
    return {
      ...value,
      [step]: withText(Object.hasOwn(value, step) ? value[step] : undefined, rest, text),
    };
  }
  throw new Impossible(
    'The language has another sort of value here: change it in the file itself.',
  );
};

/**
 * The change of one text. What was one for all stays the main language's: a third one lacks it from then on, as its own
 * table says, and shows the main one's words as before.
 */
const single = (file: string, { row, unit, text }: Placed, keys: Keys): WordChange => {
  const { is, at } = unit.target;
  const change: SetChange =
    is === 'one'
      ? {
          do: 'set',
          file,
          path: at,
          value: { [keys.main]: unit.main, [keys.own]: text },
          was: unit.main,
        }
      : {
          do: 'set',
          file,
          path: `${at}.${keys.own}`,
          value: text,
          was: unit.is === 'has' ? unit.own : undefined,
        };
  return { change, rows: [{ row, unit, text }] };
};

/** A list or group that the language gets, or whose texts change in it. */
const whole = (
  { file, at, group }: { file: string; at: string; group: readonly Placed[] },
  value: unknown,
  { keys, units }: { keys: Keys; units: readonly Unit[] },
): ChangePlan => {
  const current = valueAt(value, at);
  const [main, own] = [keys.main, keys.own].map((key) =>
    isGroup(current) ? current[key] : undefined,
  );
  const needed = units.filter(
    ({ file: of, target }) =>
      of === file && target.is === 'part' && target.at === at && target.isNeeded,
  );
  const isThere = ({ path }: Unit) => group.some(({ unit }) => unit.path === path);
  const there = needed.filter(isThere).length;
  if (own === undefined && there < needed.length) {
    const why = `Only ${there} of the ${needed.length} texts of this list or group are translated, or can be written: translate all of them.`;
    return { changes: [], left: group.map(({ row }) => ({ row, why })) };
  }
  const was = own === undefined ? undefined : plainValue(own);
  const left: Left[] = [];
  const rows: Placed[] = [];
  let made = was ?? plainValue(main);
  for (const placed of group) {
    const { target } = placed.unit;
    try {
      made = withText(made, target.is === 'part' ? stepsOf(target.within) : [], placed.text);
      rows.push(placed);
    } catch (error) {
      if (!(error instanceof Impossible)) throw error;
      left.push({ row: placed.row, why: error.message });
    }
  }
  const change: SetChange = { do: 'set', file, path: `${at}.${keys.own}`, value: made, was };
  return { changes: rows.length > 0 ? [{ change, rows }] : [], left };
};

/** The changes that the splices of a file allow, each tried on the text that those before it have left. */
const possible = (source: string, changes: readonly WordChange[]): ChangePlan => {
  const plan: ChangePlan = { changes: [], left: [] };
  let text = source;
  for (const each of changes) {
    const done = applyWords(each.change.file, text, each.change);
    if ('impossible' in done) {
      plan.left.push(...each.rows.map(({ row }) => ({ row, why: done.impossible })));
    } else {
      text = done.text;
      plan.changes.push(each);
    }
  }
  return plan;
};

/** The changes that write these rows, by file and in the order of the table. */
export const changesOf = (
  placed: readonly Placed[],
  { sources, units, keys }: Pick<SiteWords, 'sources' | 'units' | 'keys'>,
): ChangePlan => {
  const plan: ChangePlan = { changes: [], left: [] };
  for (const file of new Set(placed.map(({ unit }) => unit.file))) {
    const source = sources[file] ?? '';
    const value = configValue(file, source);
    const own = placed.filter(({ unit }) => unit.file === file);
    const parts = new Map<string, Placed[]>();
    const wanted: WordChange[] = [];
    for (const each of own) {
      const { target } = each.unit;
      if (target.is !== 'part') wanted.push(single(file, each, keys));
      else parts.set(target.at, [...(parts.get(target.at) ?? []), each]);
    }
    for (const [at, group] of parts) {
      const { changes, left } = whole({ file, at, group }, value, { keys, units });
      wanted.push(...changes);
      plan.left.push(...left);
    }
    const { changes, left } = possible(source, wanted);
    plan.changes.push(...changes);
    plan.left.push(...left);
  }
  return plan;
};

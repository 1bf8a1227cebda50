import { siteFile } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { groupOf, listOf, textOf } from '../config-values/values';

const kinds = ['opening-day', 'opening-time'];

/** Whether a rule asks for opening hours, and has none of its own. */
export const lacksHours = (rule: unknown): boolean =>
  kinds.includes(textOf(groupOf(rule).check) ?? '') && groupOf(rule).hours === undefined;

/** The slots of a field, wherever it stands in steps and groups. */
const slotsIn = (items: readonly unknown[], name: unknown): unknown => {
  for (const item of items) {
    const { kind, name: own, slots, fields } = groupOf(item);
    if (own !== undefined && own === name) return slots;
    const within = kind === 'list' ? undefined : slotsIn(listOf(fields), name);
    if (within !== undefined) return within;
  }
  return undefined;
};

/** A field with times to choose from says which: its rule lets through only these. */
const slotsFor = (rule: unknown, fields: readonly unknown[]): unknown => {
  const { check, field: name, slots } = groupOf(rule);
  if (check !== 'opening-time' || slots !== undefined) return undefined;
  const { every, last } = groupOf(slotsIn(fields, name));
  return every === undefined ? undefined : { every, ...(last !== undefined && { last }) };
};

const lacksZone = (rule: unknown): boolean => {
  const { check, day, timeZone } = groupOf(rule);
  return check === 'opening-time' && day !== undefined && timeZone === undefined;
};

/** A form whose rules have the opening hours, the time zone and the slots that they ask for, and where these are written. */
export const withHours = (form: unknown, site: unknown): { value: unknown; moves: Move[] } => {
  const { business, timeZone } = groupOf(site);
  const { hours } = groupOf(business);
  const moves: Move[] = [];
  const filled = (value: unknown, path: string): unknown => {
    if (!isGroup(value)) return value;
    const parts: Record<string, unknown> = {};
    const rules = listOf(value.rules);
    const items = [...listOf(value.fields), ...listOf(value.steps)];
    const own = rules.map((rule, index) => {
      const slots = slotsFor(rule, items);
      const ofSite = {
        ...(isGroup(hours) && lacksHours(rule) && { hours }),
        ...(textOf(timeZone) && lacksZone(rule) && { timeZone }),
      };
      for (const key of Object.keys(ofSite)) {
        moves.push({
          shown: `${join(path, 'rules')}[${index}].${key}`,
          written: {
            file: siteFile,
            path: key === 'hours' ? 'business.hours' : key,
          },
        });
      }
      const added = { ...ofSite, ...(slots !== undefined && { slots }) };
      return Object.keys(added).length === 0 ? rule : { ...groupOf(rule), ...added };
    });
    if (own.some((rule, index) => rule !== rules[index])) parts.rules = own;
    for (const key of ['fields', 'steps']) {
      const written = listOf(value[key]);
      const inner = written.map((item, index) => filled(item, `${join(path, key)}[${index}]`));
      if (inner.some((item, index) => item !== written[index])) parts[key] = inner;
    }
    return Object.keys(parts).length === 0 ? value : { ...value, ...parts };
  };
  return { value: filled(form, ''), moves };
};

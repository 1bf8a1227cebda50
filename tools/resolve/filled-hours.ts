import { isGroup } from '../../src/editor/paths';
import type { Move } from '../../src/editor/written-place';
import { groupOf, join, listOf, textOf } from '../config-reader/values';

const kinds = ['opening-day', 'opening-time'];

/** Whether a rule asks for opening hours, and has none of its own. */
export const lacksHours = (rule: unknown): boolean =>
  kinds.includes(textOf(groupOf(rule).check) ?? '') && groupOf(rule).hours === undefined;

/** A form whose rules have the opening hours that they ask for, and where these are written. */
export const withHours = (form: unknown, site: unknown): { value: unknown; moves: Move[] } => {
  const { hours } = groupOf(groupOf(site).business);
  const moves: Move[] = [];
  const filled = (value: unknown, path: string): unknown => {
    if (!isGroup(value)) return value;
    const parts: Record<string, unknown> = {};
    if (Array.isArray(value.rules) && value.rules.some(lacksHours)) {
      parts.rules = value.rules.map((rule: unknown, index) => {
        if (!lacksHours(rule)) return rule;
        moves.push({
          shown: `${join(path, 'rules')}[${index}].hours`,
          written: { file: 'config/site.ts', path: 'business.hours' },
        });
        return { ...groupOf(rule), hours };
      });
    }
    for (const key of ['fields', 'steps']) {
      const items = listOf(value[key]);
      const inner = items.map((item, index) => filled(item, `${join(path, key)}[${index}]`));
      if (inner.some((item, index) => item !== items[index])) parts[key] = inner;
    }
    return Object.keys(parts).length === 0 ? value : { ...value, ...parts };
  };
  return { value: isGroup(hours) ? filled(form, '') : form, moves };
};

import { becomes, type Finding } from '../../finding';
import { inQuotes, meantBy } from '../../nearest/meant-by';
import { groupOf, textOf } from '../../read/values';
import { namesOf, type Field } from './form-parts';

const sharedNames = (stamps: string[], names: string[]): Finding[] =>
  stamps
    .filter((name) => names.includes(name))
    .map((name) => ({
      error: 'stampIsField',
      path: `record.stamps.${name}`,
      at: 'key' as const,
      parts: { found: name },
      fix: { remove: `record.stamps.${name}` },
    }));

const wrongEntries = (order: (string | undefined)[], stored: string[]): Finding[] =>
  order.flatMap((name, index): Finding[] => {
    if (name === undefined) return [];
    const path = `record.order[${index}]`;
    if (!stored.includes(name)) return [{ error: 'orderUnknown', path, ...meantBy(name, stored) }];
    return order.indexOf(name) === index
      ? []
      : [{ error: 'orderTwice', path, fix: { remove: path } }];
  });

const whenOmitted = (order: (string | undefined)[], stored: string[]): Finding[] => {
  const misspelt = order.filter((name) => name !== undefined && !stored.includes(name)).length;
  const left = stored.filter((name) => !order.includes(name));
  if (left.length <= misspelt) return [];
  const whole = [...order.flatMap((name) => name ?? []), ...left];
  const parts = { found: left.join(', ') };
  const meant = becomes(`[${whole.map(inQuotes).join(', ')}]`);
  return [{ error: 'orderLeavesOut', path: 'record.order', parts, ...meant }];
};

/** The stamps of a form, and the order in which it stores them and its fields. */
export const checkOrder = (form: Record<string, unknown>, fields: readonly Field[]): Finding[] => {
  const record = groupOf(form.record);
  const names = namesOf(fields);
  const stamps = Object.keys(groupOf(record.stamps));
  const stored = [...names, ...stamps];
  const shared = sharedNames(stamps, names);
  if (!Array.isArray(record.order)) return shared;
  const order = record.order.map(textOf);
  return [...shared, ...wrongEntries(order, stored), ...whenOmitted(order, stored)];
};

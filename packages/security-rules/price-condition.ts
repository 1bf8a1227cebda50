import type { PricePart } from '../../src/fields/price/schema';
import { centsOf, pricedOptions } from '../../src/fields/price/work-out';
import type { FieldDefinition } from '../../src/fields/registry';
import { type AskedField, conditionsFor, type When } from '../../src/form/form-fields';
import { rulesMap, rulesText } from './rules-language';

/** How the rules of a form name its members, and write its conditions. */
type Writing = {
  asked: readonly AskedField[];
  /** A member that is always there. */
  member: (name: string) => string;
  shown: (when: readonly When[]) => string;
};

/** A member that may be hidden has `none` instead. */
const memberOf = ({ field, when }: AskedField, member: Writing['member'], none: string) =>
  when.length === 0 ? member(field.name) : `data.get('${field.name}', ${none})`;

/** In cents: those of the chosen options. */
const chosenCents = (of: string, { asked, member }: Writing): string => {
  const found = asked.find(({ field }) => field.name === of);
  if (!found) return '0';
  const options = pricedOptions(found.field);
  if (found.field.kind === 'checkboxes') {
    const list = memberOf(found, member, '[]');
    const each = options.map(([value, cents]) => `(${rulesText(value)} in ${list} ? ${cents} : 0)`);
    return `(${each.join(' + ') || '0'})`;
  }
  // A choice by `?` would be a level deeper for each option.
  return `${rulesMap(options)}.get(${memberOf(found, member, "''")}, 0)`;
};

const factor = (name: string, { asked, member }: Writing): string => {
  const found = asked.find(({ field }) => field.name === name);
  if (!found) return '0';
  const { kind } = found.field;
  if (kind === 'list' || kind === 'checkboxes') return `${memberOf(found, member, '[]')}.size()`;
  const value = memberOf(found, member, 'null');
  return `(${value} == null ? 0 : ${value})`;
};

const partCents = ({ amount = 0, of, times = [], when }: PricePart, writing: Writing): string => {
  const base = of === undefined ? String(centsOf(amount)) : chosenCents(of, writing);
  const product = [base, ...times.map((name) => factor(name, writing))].join(' * ');
  if (!when) return product;
  return `(${writing.shown(conditionsFor([when], writing.asked))} ? ${product} : 0)`;
};

/**
 * The condition that a price is what the rest of the record makes it: whole cents are added up, and divided once,
 * as `workOut` does. Undefined for a price that only the browser works out.
 */
export const priceCondition = (field: FieldDefinition, writing: Writing): string | undefined => {
  if (field.kind !== 'price' || field.clientOnly) return undefined;
  const cents = field.sum.map((part) => partCents(part, writing)).join(' + ');
  return `${writing.member(field.name)} == float(${cents}) / 100.0`;
};

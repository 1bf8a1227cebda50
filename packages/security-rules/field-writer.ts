import type { FieldDefinition } from '../../src/fields/registry';
import { type FormField, stampOfMoment, stampOfToday } from '../../src/form/form-fields';
import type { Sort } from '../../src/rules/predicates';
import type { RuleDefinition } from '../../src/rules/schemas';
import {
  askingIn,
  conditionsOfRule,
  entryForm,
  fieldsOf,
  type Form,
  member,
  sortOfField,
  todayOf,
} from './form-in-rules';
import { type Constraint, constraintConditions } from './constraints';
import { askedTogether } from './day-conditions';
import { type FieldCondition, fieldConditions } from './field-conditions';
import { offeredConditions } from './offered-conditions';
import { priceCondition } from './price-condition';
import type { PriceWriting } from './price-fields';
import { filledCondition, securityConditions } from './rule-conditions';
import { allOf } from './rules-language';
import { shownCondition } from './shown-condition';

/** How the rules of a form work out a price. */
export const priceWriting = (form: Form, fields: readonly FormField[]): PriceWriting => {
  const ask = askingIn(form, fields);
  return {
    fields,
    member,
    shown: (when) => shownCondition(when, { ask, today: todayOf(form) }),
    entries: (list, when) => {
      const entry = entryForm(form, list);
      const own = fieldsOf(entry);
      const shown =
        when &&
        shownCondition(conditionsOfRule(when, { form: entry, fields: own }), {
          ask: askingIn(entry, own),
          today: todayOf(entry),
        });
      return { entry: { fields: own, member }, shown };
    },
  };
};

/** What is not there, since it is hidden, as an empty value of each type. */
const hiddenAs: Record<Sort, string> = {
  text: "''",
  flag: 'false',
  number: 'null',
  list: '[]',
  map: '{}',
};

/** Writes the condition for one visible field. */
export const fieldWriter = (form: Form, fields: readonly FormField[]) => {
  const { title, rules, record } = form;
  const hideable = new Set(
    fields.filter(({ when }) => when.length > 0).map(({ field }) => field.name),
  );
  const other = (name: string, hidden = 'null') =>
    hideable.has(name) ? `data.get('${name}', ${hidden})` : member(name);
  const ask = askingIn(form, fields);
  const isFilled = (name: string) => {
    const { sort } = ask(name);
    return filledCondition(other(name, hiddenAs[sort]), sort);
  };

  const price = priceWriting(form, fields);
  const today = todayOf(form);
  // An entry of a list has no stamps.
  const hasToday = stampOfToday(record.stamps) !== undefined;
  const moment = stampOfMoment(record.stamps);
  const underCondition = (
    { when }: RuleDefinition,
    value: string,
    conditions: readonly Constraint[],
  ): readonly Constraint[] => {
    if (when === undefined) return conditions;
    const all = constraintConditions(value, conditions);
    const asks = shownCondition(conditionsOfRule(when, { form, fields }), { ask, today });
    return all.length === 0 ? [] : [`(!(${asks}) || ${allOf(all)})`];
  };

  const ruleConditions = (
    rule: RuleDefinition,
    field: FieldDefinition,
    { own, enforced }: { own: readonly Constraint[]; enforced: readonly RuleDefinition[] },
  ): readonly Constraint[] => {
    const together = rule.check === 'days-after' ? askedTogether(rule, enforced) : undefined;
    if (together && together[0] !== rule) return [];
    const about = {
      ...(together && { together }),
      sort: sortOfField(field),
      own,
      other,
      isFilled,
      today: hasToday ? today : undefined,
      sent: moment === undefined ? undefined : member(moment),
    };
    const conditions = securityConditions(rule, member(field.name), about);
    if (conditions !== undefined) return underCondition(rule, member(field.name), conditions);
    throw new Error(
      `${title}: the security rules cannot say "${rule.check}" of ${field.name}; mark it clientOnly.`,
    );
  };

  return ({ field }: FormField): Constraint[] => {
    // Each field gets the conditions of its own kind.
    const ofField = rules.filter((rule) => rule.field === field.name);
    const enforced = ofField.filter((rule) => !rule.clientOnly);
    const own = (fieldConditions[field.kind] as FieldCondition)(member(field.name), field, ofField);
    return [
      ...own,
      ...(moment === undefined ? [] : offeredConditions(field, member(field.name), member(moment))),
      ...[priceCondition(field, price) ?? []].flat(),
      ...enforced.flatMap((rule) => ruleConditions(rule, field, { own, enforced })),
    ];
  };
};

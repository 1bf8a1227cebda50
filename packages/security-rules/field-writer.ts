import type { FieldDefinition } from '../../src/fields/registry';
import { type AskedField, stampOfMoment, stampOfToday } from '../../src/form/form-fields';
import type { RuleDefinition } from '../../src/rules/schemas';
import {
  askingIn,
  conditionOfEntry,
  entryForm,
  fieldsOf,
  type Form,
  member,
  sortOfField,
  todayOf,
} from './asked-form';
import type { Constraint } from './constraints';
import { askedTogether } from './day-conditions';
import { type FieldCondition, fieldConditions } from './field-conditions';
import { offeredConditions } from './offered-conditions';
import { priceCondition } from './price-condition';
import type { PriceWriting } from './price-fields';
import { securityConditions } from './rule-conditions';
import { shownCondition } from './shown-condition';

/** How the rules of a form work out a price. */
export const priceWriting = (form: Form, fields: readonly AskedField[]): PriceWriting => {
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
        shownCondition(conditionOfEntry(entry, when), {
          ask: askingIn(entry, own),
          today: todayOf(entry),
        });
      return { entry: { fields: own, member }, shown };
    },
  };
};

/** Writes the condition for one visible field. */
export const fieldWriter = (form: Form, fields: readonly AskedField[]) => {
  const { title, rules, record } = form;
  const hideable = new Set(
    fields.filter(({ when }) => when.length > 0).map(({ field }) => field.name),
  );
  const other = (name: string) => (hideable.has(name) ? `data.get('${name}', null)` : member(name));

  const price = priceWriting(form, fields);
  const today = todayOf(form);
  // An entry of a list has no stamps.
  const hasToday = stampOfToday(record.stamps) !== undefined;
  const moment = stampOfMoment(record.stamps);
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
      today: hasToday ? today : undefined,
      sent: moment === undefined ? undefined : member(moment),
    };
    const conditions = securityConditions(rule, member(field.name), about);
    if (conditions !== undefined) return conditions;
    throw new Error(
      `${title}: the security rules cannot say "${rule.check}" of ${field.name}; mark it clientOnly.`,
    );
  };

  return ({ field }: AskedField): Constraint[] => {
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

import type { FieldDefinition } from '../../../../src/fields/registry';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { everyRule, fieldsOfEveryKind } from './every-rule-forms';
import { fieldCases, formOf, isTaken, type RecordCase } from './record-cases';
import { sampleValues } from './sample-values';

/** So many fields that no form of them fits if each is asked by itself, and that each fits as the rules are written. */
const fieldsInOne = 52;

type Ruled = { field: FieldDefinition; rule: RuleDefinition };

/** Of other kinds each is asked by itself, as in a small form. */
const lineKinds = ['text', 'email', 'tel', 'url', 'date', 'time', 'select', 'radio', 'file'];

/** So are these, and each costs so much that a large form has no room for many. */
const askedAlone = ['not-on', 'opening-day', 'opening-time', 'iban'];

/** Every rule on every kind that is a line of text, where something passes it, each under a name of its own. */
const ruledFields: Ruled[] = everyRule
  .flatMap((rule) => fieldsOfEveryKind.map((field) => ({ field, rule })))
  .filter(({ field, rule }) => {
    const own = { ...rule, field: field.name, message: 'm' } as RuleDefinition;
    return (
      lineKinds.includes(field.kind) &&
      !('maxFiles' in field) &&
      !askedAlone.includes(own.check) &&
      sampleValues(field, [own]).some(isTaken({ rules: [own] }, field))
    );
  })
  .map(({ field, rule }, place) => {
    const name = `f${place}`;
    // One in four is shown with others, by a field that is always there.
    const shownBy = `f${place - (place % fieldsInOne)}`;
    const showWhen = place % 4 === 3 ? { field: shownBy, filled: true } : undefined;
    return {
      field: { ...field, name, showWhen },
      rule: { ...rule, field: name, message: 'm' } as RuleDefinition,
    };
  });

/** Forms so large that their rules ask many texts at once. */
export const largeForms: FormDefinition[] = Array.from(
  { length: Math.ceil(ruledFields.length / fieldsInOne) },
  (_, part) => {
    const some = ruledFields.slice(part * fieldsInOne, (part + 1) * fieldsInOne);
    return formOf(`large_${part}`, {
      fields: some.map(({ field }) => field),
      rules: some.map(({ rule }) => rule),
    });
  },
);

/** Values on both sides of every limit; each record is judged field by field, so that some are enough. */
export const largeCases = (form: FormDefinition): RecordCase[] => fieldCases(form, 19);

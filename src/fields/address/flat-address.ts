import type { RuleDefinition } from '../../rules/schemas';
import type { Condition, FieldCondition } from '../../schema/condition';
import type { EntryField, NoteDefinition } from '../registry';
import { madeAddress, wordOfField } from './made-address';
import type { AddressDefinition } from './schema';

/** Conditions as one, of which all must hold. Config lets an address within an entry have none that is true of `any`. */
const both = (outer: Condition | undefined, own: Condition | undefined): Condition | undefined => {
  if (!outer || !own) return outer ?? own;
  const all = [outer, own].flatMap((each) => each.all ?? [each as FieldCondition]);
  return { all };
};

type Flat = {
  items: { item: EntryField | NoteDefinition; word?: string }[];
  rules: { rule: RuleDefinition; word: string }[];
};

/**
 * The fields and rules that ask for an address among the fields of an entry, which holds no groups: a note has the
 * address's label, and the name of each part begins with that of the address. `word`: where its words are written.
 */
export const flatAddress = (address: AddressDefinition, language: string): Flat => {
  const { fields, rules = [] } = madeAddress(address, language);
  const nameOf = (part: string) =>
    `${address.name}${part.slice(0, 1).toUpperCase()}${part.slice(1)}`;
  const named = (condition: Condition | undefined): Condition | undefined =>
    condition && {
      ...condition,
      ...(condition.field !== undefined && { field: nameOf(condition.field) }),
      ...(condition.all && { all: condition.all.map((each) => named(each) as FieldCondition) }),
    };
  const shown = (showWhen: Condition | undefined) => (showWhen ? { showWhen } : {});
  const note: NoteDefinition = {
    kind: 'note',
    words: [`**${address.label.replaceAll('**', '')}**`, address.hint].filter(Boolean).join(' '),
    paragraphs: undefined,
    question: undefined,
    ...shown(address.showWhen),
  };
  return {
    items: [
      { item: note },
      ...fields.map((field) => ({
        item: {
          ...field,
          name: nameOf(field.name),
          ...shown(both(address.showWhen, named(field.showWhen))),
        },
        word: `labels.${wordOfField(address, field.name)}`,
      })),
    ],
    rules: rules.map((rule) => ({
      rule: {
        ...rule,
        field: nameOf(rule.field),
        ...('other' in rule && typeof rule.other === 'string' && { other: nameOf(rule.other) }),
      },
      word: `errorMessages.${rule.check === 'required' ? 'missing' : 'wrongCode'}`,
    })),
  };
};

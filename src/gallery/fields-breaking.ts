import type { FieldDefinition } from '../fields/registry';
import '../rules/later-rules';
import { passes } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import type { Condition } from '../schema/condition';

/** What a hurried visitor types, the likelier first. */
const hasty = ['?', '', '?'.repeat(40)];

/** Days beyond all that rules name. */
const strange = ['1950-01-01', '9000-01-01'];

/** A day, one before it, and a whole week of them. */
const [earlier, later] = ['2027-07-09', '2027-07-10'];
const aWeek = ['12', '13', '14', '15', '16', '17', '18'].map((day) => `2027-07-${day}`);

const context = { values: {}, today: '2000-01-01' };

const firstBroken = <Start extends string | number>(
  rule: RuleDefinition,
  starts: readonly Start[],
): Start | undefined => starts.find((start) => !passes(rule, start, context));

const fieldFor = (rule: RuleDefinition): FieldDefinition => {
  const field = {
    name: rule.field,
    label: rule.field,
    hint: rule.check === 'pattern' ? undefined : 'Press Send: this value breaks the rule.',
  };
  switch (rule.check) {
    case 'accepted':
      return { kind: 'checkbox', ...field };
    case 'min':
    case 'max': {
      const initial = firstBroken(rule, [rule.value - 1, rule.value + 1]);
      return { kind: 'number', ...field, errorMessage: 'Please enter a number', initial };
    }
    case 'not-before':
    case 'not-after': {
      const initial = firstBroken(rule, strange);
      return { kind: 'date', ...field, errorMessage: 'Please enter a day', initial };
    }
    case 'after':
    case 'days-after':
      return { kind: 'date', ...field, errorMessage: 'Please enter a day', initial: earlier };
    case 'not-on': {
      const initial = firstBroken(rule, [...(rule.days ?? []).map(({ from }) => from), ...aWeek]);
      return { kind: 'date', ...field, errorMessage: 'Please enter a day', initial };
    }
    case 'opening-day': {
      const initial = firstBroken(rule, strange);
      return { kind: 'date', ...field, errorMessage: 'Please enter a day', initial };
    }
    case 'opening-time': {
      const initial = firstBroken(rule, ['00:00', '12:00']);
      const slots = rule.slots && { ...rule.slots, placeholder: 'Please choose' };
      return { kind: 'time', ...field, errorMessage: 'Please enter a time', initial, slots };
    }
    case 'postal-code':
      return { kind: 'text', ...field, initial: '?' };
    default:
      return { kind: 'text', ...field, initial: firstBroken(rule, hasty) };
  }
};

/** A text for which a condition on a field holds, of those in the examples. */
const fulfilling = ({ is, filled }: Condition): string => is ?? (filled ? 'yes' : '');

/** The field of a rule with a value that breaks it, followed by the other fields that the rule names. */
export const fieldsBreaking = (rule: RuleDefinition): FieldDefinition[] => [
  fieldFor({ ...rule, when: undefined }),
  ...(rule.when?.field === undefined
    ? []
    : [
        {
          kind: 'text' as const,
          name: rule.when.field,
          label: rule.when.field,
          initial: fulfilling(rule.when),
        },
      ]),
  ...(rule.check === 'at-least-one'
    ? rule.others.map((name) => ({ kind: 'text' as const, name, label: name }))
    : []),
  ...(rule.check === 'same-as'
    ? [{ kind: 'text' as const, name: rule.other, label: rule.other }]
    : []),
  ...(rule.check === 'postal-code' && rule.other !== undefined
    ? [{ kind: 'text' as const, name: rule.other, label: rule.other, initial: 'DE' }]
    : []),
  ...(rule.check === 'after' || rule.check === 'days-after'
    ? [
        {
          kind: 'date' as const,
          name: rule.other,
          label: rule.other,
          errorMessage: 'Please enter a day',
          initial: later,
        },
      ]
    : []),
  ...(rule.check === 'opening-time' && rule.day !== undefined
    ? [
        {
          kind: 'date' as const,
          name: rule.day,
          label: rule.day,
          errorMessage: 'Please enter a day',
        },
      ]
    : []),
];

import type { FieldDefinition } from '../../../../src/fields/registry';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';

type Asked = { field: FieldDefinition; rules: object[] };

const sizes = ['small', 'middle', 'large', 'none of these'].map((value) => ({ value }));

/** Twenty fields, of which each further one of the form is a copy. */
const kinds: Asked[] = [
  ...[50, 80, 200, 200, 200].map((maxLength): Asked => ({
    field: { kind: 'text', name: 'text', label: 'l', maxLength },
    rules: [{ check: 'required' }],
  })),
  { field: { kind: 'text', name: 'text', label: 'l', maxLength: 200 }, rules: [] },
  { field: { kind: 'text', name: 'text', label: 'l' }, rules: [] },
  {
    field: { kind: 'text', name: 'code', label: 'l', maxLength: 20 },
    rules: [{ check: 'pattern', pattern: '[0-9]{4,8}', wants: 'digits' }],
  },
  {
    field: { kind: 'text', name: 'postal', label: 'l', maxLength: 12 },
    rules: [{ check: 'postal-code', country: 'DE', whenFilled: true }],
  },
  {
    field: { kind: 'email', name: 'mail', label: 'l', maxLength: 254 },
    rules: [{ check: 'email', whenFilled: true }],
  },
  {
    field: { kind: 'tel', name: 'phone', label: 'l', maxLength: 30 },
    rules: [{ check: 'min-length', length: 6, whenFilled: true }],
  },
  {
    field: { kind: 'url', name: 'site', label: 'l', maxLength: 500 },
    rules: [{ check: 'web-address', whenFilled: true }],
  },
  { field: { kind: 'textarea', name: 'words', label: 'l', rows: 3, maxLength: 5000 }, rules: [] },
  {
    field: { kind: 'date', name: 'day', label: 'l', errorMessage: 'e' },
    rules: [{ check: 'required' }],
  },
  {
    field: { kind: 'date', name: 'until', label: 'l', errorMessage: 'e' },
    rules: [{ check: 'not-before', date: '2026-01-01', whenFilled: true }],
  },
  {
    field: { kind: 'select', name: 'size', label: 'l', options: sizes },
    rules: [{ check: 'required' }],
  },
  { field: { kind: 'radio', name: 'choice', label: 'l', options: sizes }, rules: [] },
  {
    field: { kind: 'number', name: 'weight', label: 'l', errorMessage: 'e' },
    rules: [
      { check: 'min', value: 1 },
      { check: 'max', value: 40_000 },
    ],
  },
  { field: { kind: 'checkbox', name: 'consent', label: 'l' }, rules: [{ check: 'accepted' }] },
  { field: { kind: 'checkbox', name: 'also', label: 'l' }, rules: [] },
];

/**
 * A form of so many inputs, as an import licence asks them, with four rules for five inputs; every tenth input is
 * shown only if the first one is filled in.
 */
export const licenceForm = (inputs: number): Pick<FormDefinition, 'fields' | 'rules'> => {
  const all = Array.from({ length: inputs }, (_, place): Asked => {
    const { field, rules } = kinds[place % kinds.length] as Asked;
    const name = `${field.name}${place}`;
    const showWhen = place % 10 === 9 ? { field: 'text0', filled: true } : undefined;
    return {
      field: { ...field, name, showWhen },
      rules: rules.map((rule) => ({ ...rule, field: name, message: 'm' })),
    };
  });
  return {
    fields: all.map(({ field }) => field),
    rules: all.flatMap(({ rules }) => rules as RuleDefinition[]),
  };
};

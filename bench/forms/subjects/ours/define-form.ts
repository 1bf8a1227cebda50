import type { FormDefinition } from '../../../../src/form/form-schema';
import type { BenchField } from '../../probe/bench-fields';

const rulesOf = ({ name, label, email }: BenchField): FormDefinition['rules'] => {
  const required = { field: name, check: 'required', message: `Please fill in ${label}` } as const;
  const address = { field: name, check: 'email', message: `${label} is no address` } as const;
  return email ? [required, address] : [required];
};

export const itemOf = ({ name, label, email }: BenchField) => {
  return { kind: email ? ('email' as const) : ('text' as const), name, label };
};

/** A form without its fields. */
export const frameOf = (fields: BenchField[]) =>
  ({
    title: 'Form',
    rules: fields.flatMap(rulesOf),
    record: { collection: 'bench', stamps: {} },
    submit: { label: 'Send', look: 'button', clear: 'saved' },
    outcome: { saved: { log: true }, failed: { log: true } },
  }) satisfies FormDefinition;

/** The fields as a file of config/forms. */
export const defineForm = (fields: BenchField[]): FormDefinition => ({
  ...frameOf(fields),
  fields: fields.map(itemOf),
});

import Container from '@mui/material/Container';
import { Suspense, use, useMemo } from 'react';
import type { FieldDefinition } from '../fields/registry';
import type { FormDefinition } from '../form/form-contract';
import type { RuleDefinition } from '../rules/rule-contract';
import { loadFormParts } from '../ui/load-form-parts';
import { SubmittingForm } from '../ui/submitting-form';

type Asked = { field: FieldDefinition; rule?: RuleDefinition };

const formOf = ({ field, rule }: Asked): FormDefinition => ({
  title: `A form with the field ${field.name}`,
  fields: [field],
  rules: rule ? [rule] : [],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
});

type LoadedProps = { form: FormDefinition; parts: ReturnType<typeof loadFormParts> };

const Loaded = ({ form, parts }: LoadedProps) => (
  <SubmittingForm definition={form} parts={use(parts)} />
);

/** A field in a form of its own, which keeps the rule if there is one. */
export const FormExample = ({ field, rule }: Asked) => {
  const form = useMemo(() => formOf({ field, ...(rule && { rule }) }), [field, rule]);
  const parts = useMemo(() => loadFormParts(form), [form]);
  return (
    <Container sx={{ py: 7, '& form': { maxWidth: '36rem' } }}>
      <Suspense>
        <Loaded form={form} parts={parts} />
      </Suspense>
    </Container>
  );
};

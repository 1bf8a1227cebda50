import Container from '@mui/material/Container';
import { Suspense, use, useMemo } from 'react';
import type { FormItem } from '../fields/registry';
import type { FormDefinition } from '../form/form-schema';
import type { RuleDefinition } from '../rules/schemas';
import { loadFormParts } from '../ui/load-form-parts';
import { SubmittingForm } from '../ui/submitting-form';

type Asked = { items: FormItem[]; rule?: RuleDefinition };

const titleOf = (item: FormItem | undefined) => {
  if (!item || item.kind === 'note') return 'A form with a note';
  return `A form with ${item.kind === 'group' ? `the group ${item.legend}` : `the field ${item.name}`}`;
};

const formOf = ({ items, rule }: Asked): FormDefinition => ({
  title: titleOf(items[0]),
  fields: items,
  rules: rule ? [rule] : [],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
});

type LoadedProps = { form: FormDefinition; parts: ReturnType<typeof loadFormParts> };

const Loaded = ({ form, parts }: LoadedProps) => (
  <SubmittingForm definition={form} parts={use(parts)} />
);

/** What stands in a form, in one of its own, which keeps the rule if there is one. */
export const FormExample = ({ items, rule }: Asked) => {
  const form = useMemo(() => formOf({ items, ...(rule && { rule }) }), [items, rule]);
  const parts = useMemo(() => loadFormParts(form), [form]);
  return (
    <Container sx={{ py: 7, '& form': { maxWidth: '36rem' } }}>
      <Suspense>
        <Loaded form={form} parts={parts} />
      </Suspense>
    </Container>
  );
};

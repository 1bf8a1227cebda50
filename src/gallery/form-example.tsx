import styled from '@emotion/styled';
import { useMemo } from 'react';
import type { FieldDefinition } from '../fields/registry';
import type { FormDefinition } from '../form/form-contract';
import type { RuleDefinition } from '../rules/rule-contract';
import { ConnectedForm } from '../sections/connected-form';
import { Container } from '../sections/section';

const Column = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  '& form': { maxWidth: '36rem' },
}));

type Asked = { field: FieldDefinition; rule?: RuleDefinition };

const formOf = ({ field, rule }: Asked): FormDefinition => ({
  title: `A form with the field ${field.name}`,
  fields: [field],
  rules: rule ? [rule] : [],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
});

/** A field in a form of its own, which keeps the rule if there is one. */
export const FormExample = ({ field, rule }: Asked) => {
  const form = useMemo(() => formOf({ field, ...(rule && { rule }) }), [field, rule]);
  return (
    <Column>
      <ConnectedForm definition={form} />
    </Column>
  );
};

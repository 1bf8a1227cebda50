import styled from '@emotion/styled';
import { useMemo } from 'react';
import type { FieldDefinition } from '../fields/registry';
import type { FormDefinition } from '../form/form-contract';
import { ConnectedForm } from '../sections/connected-form';
import { Container } from '../sections/section';

const Column = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  '& form': { maxWidth: '36rem' },
}));

const formOf = (field: FieldDefinition): FormDefinition => ({
  title: `A form with the field ${field.name}`,
  fields: [field],
  rules: [],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
});

/** A field in a form of its own. */
export const FieldExample = ({ definition }: { definition: FieldDefinition }) => {
  const form = useMemo(() => formOf(definition), [definition]);
  return (
    <Column>
      <ConnectedForm definition={form} />
    </Column>
  );
};

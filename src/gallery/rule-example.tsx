import { useMemo } from 'react';
import { breakingField } from '../form/breaking-field';
import type { RuleDefinition } from '../rules/rule-contract';
import { FormExample } from './form-example';

const hint = 'Press Send: what stands here breaks the rule.';

/** A field that breaks the rule, so that a press of the button shows what a visitor is told. */
export const RuleExample = ({ definition }: { definition: RuleDefinition }) => {
  const field = useMemo(
    () => breakingField(definition, { label: definition.field, hint }),
    [definition],
  );
  return <FormExample field={field} rule={definition} />;
};

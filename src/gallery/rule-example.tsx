import { useMemo } from 'react';
import type { FieldDefinition } from '../fields/registry';
import { passes } from '../rules/passes';
import type { RuleDefinition } from '../rules/rule-contract';
import { FormExample } from './form-example';

/** What a hurried visitor sends, the likelier first; one of them breaks every rule. */
const hasty = ['?', ''];

const fieldFor = (rule: RuleDefinition): FieldDefinition => {
  const initial = hasty.find((value) => !passes(rule, value)) ?? '';
  return {
    kind: 'text',
    name: rule.field,
    label: rule.field,
    hint: 'Press Send: what stands here breaks the rule.',
    initial,
  };
};

/** A field that breaks the rule, so that a press of the button shows what a visitor is told. */
export const RuleExample = ({ definition }: { definition: RuleDefinition }) => {
  const field = useMemo(() => fieldFor(definition), [definition]);
  return <FormExample field={field} rule={definition} />;
};

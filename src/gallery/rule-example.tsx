import { useMemo } from 'react';
import type { RuleDefinition } from '../rules/schemas';
import { fieldsBreaking } from './fields-breaking';
import { FormExample } from './form-example';

/** A field that breaks the rule, so that a press of the button shows what a visitor is told. */
export const RuleExample = ({ definition }: { definition: RuleDefinition }) => {
  const items = useMemo(() => fieldsBreaking(definition), [definition]);
  return <FormExample items={items} rule={definition} />;
};

import { type ComponentType, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { holds } from '../rules/holds';
import { mustBeFilled } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import { dayOf } from '../rules/today';
import type { Values } from '../schema/record';
import type { FieldProps } from './field';

type FieldWithRulesProps = FieldProps & {
  Shown: ComponentType<FieldProps>;
  /** The values that conditions ask, of those in the controls. */
  seen: (values: Values) => Values;
};

const withoutCondition = ({ when: _, ...rule }: RuleDefinition) => rule as RuleDefinition;

/** It knows only rules that ask something now. */
const FieldWithConditions = ({ Shown, seen, ...props }: FieldWithRulesProps) => {
  const { rules, kind, field, control } = props;
  const asking = useWatch({
    control,
    compute: (values: Values) => {
      const now = { values: seen(values), today: dayOf(new Date()) };
      return rules.map(({ when }) => Number(!when || holds(when, now))).join('');
    },
  });
  const own = useMemo(
    () => rules.filter((_, place) => asking[place] === '1').map(withoutCondition),
    [rules, asking],
  );
  const required = own.some((rule) => mustBeFilled(rule, kind.value.empty(field)));
  return <Shown {...props} rules={own} required={required} />;
};

/** A field that is marked as required, and has limits, while the conditions of its rules hold. */
export const FieldWithRules = ({ Shown, seen, ...props }: FieldWithRulesProps) =>
  props.rules.some(({ when }) => when) ? (
    <FieldWithConditions Shown={Shown} seen={seen} {...props} />
  ) : (
    <Shown {...props} />
  );

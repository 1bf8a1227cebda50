import type { RJSFSchema } from '@rjsf/utils';
import type { BenchField } from '../../probe/bench-fields';
import { inSteps, type SteppedField } from '../../probe/in-steps';
import { defineSchema } from '../rjsf/define-schema';

const dependencyOf = (step: SteppedField[]): [string, RJSFSchema] => {
  const conditional = step.filter(({ shownBy }) => shownBy !== undefined);
  return [conditional[0]?.shownBy ?? '', defineSchema(conditional)];
};

/** The fields as a JSON Schema. It knows no steps: all of them are in one form. */
export const defineDependencies = (fields: BenchField[]) => {
  const steps = inSteps(fields);
  const always = steps.flat().filter(({ shownBy }) => shownBy === undefined);
  const schema: RJSFSchema = {
    ...defineSchema(always),
    dependencies: Object.fromEntries(steps.map(dependencyOf)),
  };
  return { schema, order: fields.map(({ name }) => name) };
};

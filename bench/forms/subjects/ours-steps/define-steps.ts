import type { FormDefinition } from '../../../../src/form/form-schema';
import type { BenchField } from '../../probe/bench-fields';
import { inSteps, type SteppedField } from '../../probe/in-steps';
import { frameOf, itemOf } from '../ours/define-form';

const conditionalItemOf = ({ shownBy, ...field }: SteppedField) => ({
  ...itemOf(field),
  ...(shownBy !== undefined && { showWhen: { field: shownBy, filled: true } }),
});

/** The fields as a file of config/forms with steps. */
export const defineSteps = (fields: BenchField[]): FormDefinition => ({
  ...frameOf(fields),
  steps: inSteps(fields).map((own, place) => ({
    title: `Step ${place + 1}`,
    fields: own.map(conditionalItemOf),
  })),
  stepping: { next: 'Next', back: 'Back' },
});

import type { BenchField } from './bench-fields';

export type SteppedField = BenchField & {
  /** The field that must be filled for this one to be shown. */
  shownBy: string | undefined;
};

const stepCount = 3;

/** How many fields of a step are shown once its first one is filled. */
export const conditionalInStep = 10;

/** The fields in three steps. In each, the first field shows the next ten. */
export const inSteps = (fields: BenchField[]): SteppedField[][] => {
  const size = Math.floor(fields.length / stepCount);
  return Array.from({ length: stepCount }, (_, step) => {
    const own = fields.slice(step * size, step === stepCount - 1 ? undefined : (step + 1) * size);
    return own.map((field, place) => {
      const conditional = place > 0 && place <= conditionalInStep;
      return { ...field, shownBy: conditional ? own[0]?.name : undefined };
    });
  });
};

import { isWholeStep, largest } from '../../../src/fields/number/value';
import type { FieldCondition } from './field-condition';

/** Whole steps alone: of any other the browser is asked (`ValueKind.fits`). */
const stepCondition = (value: string, step: number) => {
  if (!isWholeStep(step)) return `${value} is number`;
  return step === 1 ? `${value} is int` : `${value} is int && ${value} % ${step} == 0`;
};

export const number: FieldCondition<'number'> = (value, { step = 1 }) =>
  `(${value} == null || ${stepCondition(value, step)}` +
  ` && ${value} >= -${largest} && ${value} <= ${largest})`;

import { EvaluationError, type RulesValue } from './rules-value';

const unitNanos: ReadonlyMap<RulesValue, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/**
 * `duration.value(magnitude, unit)` (rules reference, "duration").
 * @throws {EvaluationError} unless the magnitude is an int and the unit one of w, d, h, m, s, ms, ns.
 */
export const durationValue = (magnitude: RulesValue, unit: RulesValue): RulesValue => {
  const nanos = unitNanos.get(unit);
  if (typeof magnitude !== 'bigint' || nanos === undefined) {
    throw new EvaluationError('duration.value takes an int and one of w, d, h, m, s, ms, ns');
  }
  return { type: 'duration', nanos: magnitude * nanos };
};

import type { Finding } from '../../finding';

/** A form has fields, or steps with the words of its buttons; what of them is missing is told as such. */
export const checkArrangement = ({
  fields,
  steps,
  stepping,
}: Record<string, unknown>): Finding[] => {
  if (steps === undefined) {
    if (stepping === undefined) return [];
    const fix = { remove: 'stepping' };
    return [{ error: 'steppingWithoutSteps', path: 'stepping', at: 'key', fix }];
  }
  const isEmpty = Array.isArray(steps) && steps.length === 0;
  const both = { error: 'fieldsAndSteps', path: 'steps', at: 'key' } as const;
  return [
    ...(fields === undefined ? [] : [{ ...both, see: { path: 'fields' } }]),
    ...(isEmpty ? [{ error: 'emptyList', path: 'steps' } as const] : []),
  ];
};

import type { Finding } from '../../finding';

const lacking = (path: string, suggestion: string): Finding => {
  const [key = '', form = ''] = suggestion.split(/: (.*)/s);
  return { error: 'missingKey', path, parts: { key, form }, suggestion };
};

/** A form has fields, or steps with the words of its buttons. */
export const checkArrangement = (form: Record<string, unknown>): Finding[] => {
  const [fields, steps, stepping] = ['fields', 'steps', 'stepping'].map((key) => form[key]);
  if (steps === undefined) {
    const left: Finding[] =
      stepping === undefined
        ? []
        : [
            {
              error: 'steppingWithoutSteps',
              path: 'stepping',
              at: 'key',
              fix: { remove: 'stepping' },
            },
          ];
    return fields === undefined ? [lacking('fields', 'fields: [ … ]'), ...left] : left;
  }
  return [
    ...(fields === undefined
      ? []
      : [
          {
            error: 'fieldsAndSteps',
            path: 'steps',
            at: 'key',
            see: { path: 'fields' },
          } satisfies Finding,
        ]),
    ...(Array.isArray(steps) && steps.length === 0
      ? [{ error: 'emptyList', path: 'steps' } satisfies Finding]
      : []),
    ...(stepping === undefined
      ? [lacking('stepping', "stepping: { next: 'Next', back: 'Back' }")]
      : []),
  ];
};

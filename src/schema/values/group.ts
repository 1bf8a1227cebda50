/** Whether a value is a group of keys: neither a list nor a text, a number, a flag or nothing. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

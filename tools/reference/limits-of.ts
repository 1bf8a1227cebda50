import type { Schema } from 'yup';

type Bounds = { least?: number; more?: number; most?: number };

/** What the sort of value says already, and what is so rare that its message is enough. */
const unreported = new Set([
  ...['required', 'not-blank', 'integer', 'exact', 'not-in-every-object', 'not-of-every-form'],
]);

const boundsOf = (schema: Schema): Bounds =>
  Object.assign(
    {},
    ...schema.describe().tests.map(({ name, params }) => {
      if (name === 'min') return { least: params?.min, more: params?.more };
      return name === 'max' ? { most: params?.max } : {};
    }),
  ) as Bounds;

const amount = ({ least, more, most }: Bounds): string | undefined => {
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`;
  if (more !== undefined && most !== undefined) {
    return `more than ${more}, at most ${most}`;
  }
  if (least !== undefined) return `at least ${least}`;
  if (more !== undefined) return `more than ${more}`;
  return most === undefined ? undefined : `at most ${most}`;
};

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** A message tells what is allowed: all of it, or what stands after the colon. */
const allowedIn = (message: string) =>
  message.startsWith('must') ? message : (message.split(/: (.*)/s)[1] ?? message);

const messagesOf = (schema: Schema): string[] =>
  schema.tests.flatMap(({ OPTIONS: { name = '', message } = { test: () => true } }) =>
    typeof message !== 'string' || unreported.has(name) || name === 'min' || name === 'max'
      ? []
      : [allowedIn(message)],
  );

/** What a value must keep to beside its sort, as words. */
export const limitsOf = (schema: Schema): string[] => {
  const bounds = amount(boundsOf(schema));
  const unit = bounds === 'at least 1' && schema.type === 'array' ? ' entry' : units[schema.type];
  if (schema.type === 'string' && schema.tests.length === 0) return ['may be empty'];
  const { marks } = schema.describe().meta ?? {};
  return [
    ...(bounds ? [`${bounds}${unit ?? ''}`] : []),
    ...messagesOf(schema),
    ...(marks ? ['may hold `**bold**`, `*italic*` and `[words](/Contact)`'] : []),
  ];
};

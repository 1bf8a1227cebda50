/** Every entry below `value`, with its path as `sections[2].cards[0].title`. */
export function* walk(value: unknown, path = ''): Generator<{ path: string; value: unknown }> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walk(entry, `${path}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      yield* walk(entry, path === '' ? key : `${path}.${key}`);
    }
  }
}

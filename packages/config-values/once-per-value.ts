/** Caches the result of `of` for a value as long as the value lives: it must never be changed. */
export const oncePerValue = <Value, Made>(of: (value: Value) => Made): ((value: Value) => Made) => {
  const known = new WeakMap<object, { made: Made }>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return of(value);
    const { made } = known.get(value) ?? { made: of(value) };
    known.set(value, { made });
    return made;
  };
};

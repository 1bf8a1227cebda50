type InEnglish<Of> = Of extends { en: infer English; de: unknown }
  ? InEnglish<English>
  : Of extends object
    ? { [Key in keyof Of]: InEnglish<Of[Key]> }
    : Of;

/** Config of `examples/dentist` as its English pages show it: of each value by language the English one. Total. */
export const inEnglish = <Of>(value: Of): InEnglish<Of> => {
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    if ('en' in each && 'de' in each) return walk(each.en);
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as InEnglish<Of>;
};

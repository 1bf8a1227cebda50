const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

type Named = 'language' | 'region';

/** Codes by the names of languages or countries, in a common language. */
const codesByName = (language: string, type: Named): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const codes = type === 'language' ? pairs : pairs.map((pair) => pair.toUpperCase());
  const named = codes.flatMap((code) => {
    const name = names.of(code)?.toLowerCase();
    return name === undefined ? [] : [[name, code] as const];
  });
  // Of two with one name the first is meant.
  return new Map(named.toReversed());
};

const searched = ['en', 'de', 'fr', 'es', 'it'];

const tables = new Map<Named, ReadonlyMap<string, string>[]>();

/** The code of the language or country with this name. */
export const codeFor = (name: string, type: Named): string[] => {
  const known = tables.get(type) ?? searched.map((language) => codesByName(language, type));
  tables.set(type, known);
  return known.flatMap((codes) => codes.get(name) ?? []);
};

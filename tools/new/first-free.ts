type Taken = { taken: readonly string[]; separator: string };

const fold = (text: string) => text.trim().toLowerCase();

/** `wanted`, or where that is taken, whatever its case, the first that is not of `wanted 2` … */
export const firstFree = (wanted: string, { taken, separator }: Taken): string => {
  const known = new Set(taken.map(fold));
  const next = (number: number): string => {
    const candidate = number === 1 ? wanted : `${wanted}${separator}${number}`;
    return known.has(fold(candidate)) ? next(number + 1) : candidate;
  };
  return next(1);
};

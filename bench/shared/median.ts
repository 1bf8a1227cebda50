/**
 * The middle of `values`, or the mean of the two in the middle. Throws when there are none, or one is
 * not a number.
 */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.');
  if (!values.every(Number.isFinite))
    throw new Error(`There is no median of ${values.join(', ')}.`);
  return (lower + upper) / 2;
};

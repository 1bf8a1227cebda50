/** What 1rem is where a visitor has not chosen another size; rounded up to a tenth, so that nothing gets smaller. */
const usualPixels = (rem: number) => Math.ceil(rem * 160) / 10;

/**
 * A length of config as large as the visitor's letters make it, but on a narrow screen no larger than `share`, a length in
 * vw, so that words stay whole; it never falls below what it is at the usual size of letters.
 */
export const enlarged = (size: string, share: string): string => {
  const usual = size.replaceAll(
    /([\d.]+)rem/g,
    (_, rem: string) => `${usualPixels(Number(rem))}px`,
  );
  return usual === size ? size : `min(${size}, max(${usual}, ${share}))`;
};

/**
 * A length of config as large as the visitor's letters make it, but on a narrow screen no larger than `share`, a length in
 * vw, so that words stay whole. It never falls below what it is at the usual size of letters, in which 1rem is 16px.
 */
export const enlarged = (size: string, share: string): string => {
  const usual = size.replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16}px`);
  return `min(${size}, max(${usual}, ${share}))`;
};

/**
 * Within a container (`containerType: 'inline-size'`) as wide as the page: a telephone with large letters, where words that
 * stand beside each other would be broken in two. In letters of the usual size no screen is so narrow.
 */
export const whereLettersAreLarge = '@container (max-width: 12rem)';

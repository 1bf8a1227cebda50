import type { Theme } from '@mui/material/styles';

/** Of figures, prices and times of day: how wide a character is relative to the mean letter of the font. */
const shares = { narrow: 0.75, digit: 1.45, capital: 1.7, widest: 2.2, other: 1.3 };

const shareOf = (character: string) => {
  if (/[%&@MW]/u.test(character)) return shares.widest;
  if (/\p{N}|\p{S}/u.test(character)) return shares.digit;
  if (/\p{Lu}/u.test(character)) return shares.capital;
  return /\p{P}|\s/u.test(character) ? shares.narrow : shares.other;
};

/** Where a line may break: not at the spaces within a number. */
const breaks = /[^\S\u00A0\u202F]+/u;

/** How wide the widest word of a figure is, in em; what cannot be seen takes no room. */
export const figureWidth = (words: string, letterWidth: number): number => {
  const widths = words
    .split(breaks)
    .map((word) =>
      (word.match(/[\p{L}\p{N}\p{P}\p{S}\u00A0\u202F]/gu) ?? []).reduce(
        (sum, character) => sum + shareOf(character) * letterWidth,
        0,
      ),
    );
  return Math.max(...widths, shares.other * letterWidth);
};

/**
 * The letters of a figure in its container (`containerType: 'inline-size'`): as large as those of the variant, or so
 * much smaller that no word of it breaks, but not smaller than running text. Of `figures` that stand beside each other
 * all have the same size.
 */
export const fittedFigure =
  (figures: readonly string[], variant: 'display' | 'h2') =>
  ({ typography, letterWidth }: Theme) => {
    const widest = Math.max(...figures.map((words) => figureWidth(words, letterWidth)));
    const fitting = `${(100 / widest).toFixed(2)}cqi`;
    return {
      fontSize: `max(${typography.body1.fontSize}, min(${typography[variant].fontSize}, ${fitting}))`,
      overflowWrap: 'break-word',
    } as const;
  };

/** About how wide letters are in most fonts, in em. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljtfrI.,:;!'’ ·-]/u, 0.34],
  [/[mwMW@&—]/u, 0.92],
  [/\p{Lu}|\d/u, 0.7],
];
const usualWidth = 0.58;

/** Above it, at the largest windows, a short name would be higher than the page's opening. In rem. */
const highest = 16;

/** Below it, on telephones, a long name goes into a second line. In rem. */
const lowest = 2.75;

/** The size of letters by which a name is as wide as its container, as CSS; never wider by more than a line. */
export const posterSize = (name: string): string => {
  const ems = [...name].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth),
    0,
  );
  return `clamp(${lowest}rem, ${Math.floor(100 / Math.max(ems, 1))}cqi, ${highest}rem)`;
};

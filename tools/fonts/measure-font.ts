import { openTypeface } from '../head/open-typeface';

const sample =
  'the quick answer is that people who read a page of ours want to know what it costs, when it is done and who does it. We say so on the first of them, with a number and a day';

/** The mean width of a letter of the sample in Arial and in Arial Bold, in em. */
const arial = { '': 0.44006, ' Bold': 0.47837 } as const;

/** From here on a weight looks like the bold of a font of the visitor's machine. */
const bold = 600;

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;

/**
 * How a local font must be set to take the room of the font in `woff2` at that weight, as CSS says
 * it (CSS Fonts 4, section 11): nothing moves when the font arrives.
 */
export const measureFont = async (woff2: Uint8Array, weight: number) => {
  const { measure, heights } = await openTypeface(woff2, { weight, letterSpacing: '0' });
  const measuredAgainst = weight >= bold ? ' Bold' : '';
  const adjust = measure(sample) / sample.length / arial[measuredAgainst];
  return {
    measuredAgainst,
    sizeAdjust: percent(adjust),
    ascentOverride: percent(heights.ascent / adjust),
    descentOverride: percent(heights.descent / adjust),
  } as const;
};

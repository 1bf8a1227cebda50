import type { Theme } from '@mui/material/styles';
import { figureWidth } from './figure';

/**
 * Letters with which a name fills its container, as CSS: a long one takes a second line on telephones, where its longest
 * word has one for itself. `share` is how wide its letters are relative to those of figures and capitals.
 */
export const asWideAs =
  (name: string, share = 1) =>
  ({ letterWidth, typography }: Theme) => {
    const isUpper = typography.display.textTransform === 'uppercase';
    const shown = isUpper ? name.toUpperCase() : name;
    const oneLine = shown.replaceAll(' ', '\u00A0');
    const filling = (words: string, part = 1) =>
      `${(100 / figureWidth(words, letterWidth * part)).toFixed(2)}cqi`;
    return `clamp(min(2.75rem, ${filling(shown)}), ${filling(oneLine, share)}, 16rem)`;
  };

import type { Theme } from '@mui/material/styles';
import { figureWidth } from './figure';

/**
 * Letters with which a name fills its container, as CSS: a long one takes a second line on telephones, where its longest
 * word has one for itself.
 */
export const asWideAs =
  (name: string) =>
  ({ letterWidth, typography }: Theme) => {
    const isUpper = typography.display.textTransform === 'uppercase';
    const shown = isUpper ? name.toUpperCase() : name;
    const oneLine = shown.replaceAll(' ', '\u00A0');
    const filling = (words: string) => `${(100 / figureWidth(words, letterWidth)).toFixed(2)}cqi`;
    return `clamp(min(2.75rem, ${filling(shown)}), ${filling(oneLine)}, 16rem)`;
  };

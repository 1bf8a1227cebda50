import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ShippedFont } from '../contract/theme';

type ShippedFile = {
  /** Its address on the site. */
  file: string;
  metrics: {
    /** What the name of the local font has behind it. */
    measuredAgainst: '' | ' Bold';
    sizeAdjust: string;
    ascentOverride: string;
    descentOverride: string;
  };
};

/**
 * The fonts that config/theme.ts may name. Advance widths are measured over English text against
 * Arial or Arial Bold, heights are the font's own ascent and descent.
 */
export const fonts: Record<ShippedFont, ShippedFile> = {
  'Bricolage Grotesque Variable': {
    file: bricolage,
    metrics: {
      measuredAgainst: ' Bold',
      sizeAdjust: '100.6%',
      ascentOverride: '92.45%',
      descentOverride: '26.84%',
    },
  },
  'Instrument Sans Variable': {
    file: instrument,
    metrics: {
      measuredAgainst: '',
      sizeAdjust: '102.1%',
      ascentOverride: '95.01%',
      descentOverride: '24.49%',
    },
  },
};

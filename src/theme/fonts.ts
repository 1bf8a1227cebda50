import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageVietnamese from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/unicode.json';
import instrumentExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import instrumentLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/unicode.json';
import type { FontPart } from './font-cuts';

type Font = {
  /** The whole font, beginning with the letters of English. */
  parts: [latin: FontPart, ...others: FontPart[]];
  metrics: {
    /** The suffix of the local font's name. */
    measuredAgainst: '' | ' Bold';
    sizeAdjust: string;
    ascentOverride: string;
    descentOverride: string;
  };
};

/** Characters without ink (U+2000–200F), which Material UI uses, need no font file. */
const drawn = (range: string) => range.replace('U+2000-206F', 'U+2010-206F');

/**
 * The project's fonts. If config/theme.ts names another one, tools/fonts replaces this module with its
 * measurements. Advance widths are measured over English text against Arial or Arial Bold, heights are the
 * font's own ascent and descent.
 */
export const fonts: Partial<Record<string, Font>> = {
  'Bricolage Grotesque Variable': {
    parts: [
      { subset: 'latin', file: bricolageLatin, unicodeRange: drawn(bricolage.latin) },
      { subset: 'latin-ext', file: bricolageExt, unicodeRange: bricolage['latin-ext'] },
      { subset: 'vietnamese', file: bricolageVietnamese, unicodeRange: bricolage.vietnamese },
    ],
    metrics: {
      measuredAgainst: ' Bold',
      sizeAdjust: '100.6%',
      ascentOverride: '92.45%',
      descentOverride: '26.84%',
    },
  },
  'Instrument Sans Variable': {
    parts: [
      { subset: 'latin', file: instrumentLatin, unicodeRange: drawn(instrument.latin) },
      { subset: 'latin-ext', file: instrumentExt, unicodeRange: instrument['latin-ext'] },
    ],
    metrics: {
      measuredAgainst: '',
      sizeAdjust: '102.1%',
      ascentOverride: '95.01%',
      descentOverride: '24.49%',
    },
  },
};

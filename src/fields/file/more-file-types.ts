import {
  type FileType,
  type Fits,
  hasBrand,
  isOffice,
  isOlderOffice,
  isOpenDocument,
} from './file-signs';

/** Text, in whatever code: no control characters, but for tabs and line ends. */
const isText: Fits = (sample) =>
  [...sample].every((sign) => sign >= ' ' || '\t\n\v\f\r'.includes(sign));

/** With words about it in front, or a sound at once (ISO 11172-3: eleven set bits, layer III). */
const isMp3: Fits = (sample) => /^(?:ID3|\u00ff[\u00f2\u00f3\u00fa\u00fb])/.test(sample);

/** By its brand, or by the box with which older ones begin. */
const isQuickTime: Fits = (sample) =>
  hasBrand(sample, /^qt/) || /^(?:moov|mdat|wide|free)/.test(sample.slice(4, 8));

/** Of EBML, whose header names what it holds. */
const isWebm: Fits = (sample) =>
  sample.startsWith('\u001a\u0045\u00df\u00a3') && sample.slice(0, 64).includes('webm');

/** Types that few forms take. */
export const moreFileTypes = {
  mp3: { contentType: 'audio/mpeg', extension: 'mp3', fits: isMp3 },
  m4a: {
    contentType: 'audio/mp4',
    extension: 'm4a',
    fits: (sample) => hasBrand(sample, /^(?:M4A|mp4|isom|iso\d|3gp)/),
  },
  wav: {
    contentType: 'audio/wav',
    extension: 'wav',
    fits: (sample) => sample.startsWith('RIFF') && sample.startsWith('WAVE', 8),
  },
  ogg: {
    contentType: 'audio/ogg',
    extension: 'ogg',
    alsoEnds: 'opus',
    fits: (sample) => sample.startsWith('OggS'),
  },
  mp4: {
    contentType: 'video/mp4',
    extension: 'mp4',
    alsoEnds: 'm4v',
    fits: (sample) => hasBrand(sample, /^(?:mp4|isom|iso\d|avc1|M4V|MSNV|3gp|dash)/),
  },
  mov: { contentType: 'video/quicktime', extension: 'mov', fits: isQuickTime },
  webm: { contentType: 'video/webm', extension: 'webm', fits: isWebm },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    fits: (sample) => isOffice(sample, 'xl'),
  },
  xls: { contentType: 'application/vnd.ms-excel', extension: 'xls', fits: isOlderOffice },
  ods: {
    contentType: 'application/vnd.oasis.opendocument.spreadsheet',
    extension: 'ods',
    fits: (sample) => isOpenDocument(sample, 'spreadsheet'),
  },
  csv: { contentType: 'text/csv', extension: 'csv', fits: isText },
} satisfies Record<string, FileType>;

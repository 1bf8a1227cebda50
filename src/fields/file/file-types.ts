import { type FileType, hasBrand, isOffice, isOlderOffice, isOpenDocument } from './file-signs';
import { moreFileTypes } from './more-file-types';

const startsWith = (signs: string) => (sample: string) => sample.startsWith(signs);

/** Readers take a header anywhere in these first bytes (PDF Reference 1.7, appendix H, note 13). */
const pdfHeaderWithin = 1024;

/** The photo format of telephones (ISO 23008-12). */
const isHeic = (sample: string) => hasBrand(sample, /^(?:heic|heix|heim|heis|mif1|msf1)/);

/** Whether a form of the site takes types that few do; Vite writes it. */
const takesMoreTypes = globalThis.__SITE__?.takesMoreTypes ?? true;

/** What most forms with files take. */
const usualTypes = {
  pdf: {
    contentType: 'application/pdf',
    extension: 'pdf',
    fits: (sample) => sample.slice(0, pdfHeaderWithin).includes('%PDF-'),
  },
  doc: {
    contentType: 'application/msword',
    extension: 'doc',
    fits: isOlderOffice,
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    fits: (sample) => isOffice(sample, 'word'),
  },
  odt: {
    contentType: 'application/vnd.oasis.opendocument.text',
    extension: 'odt',
    fits: (sample) => isOpenDocument(sample, 'text'),
  },
  rtf: { contentType: 'application/rtf', extension: 'rtf', fits: startsWith('{\\rtf') },
  jpg: {
    contentType: 'image/jpeg',
    extension: 'jpg',
    alsoEnds: 'jpeg',
    fits: startsWith('\u00ff\u00d8\u00ff'),
  },
  png: {
    contentType: 'image/png',
    extension: 'png',
    // Browsers read its first byte as one sign, Node.js as another: as Windows has it, or as ISO 8859-1.
    fits: (sample) => sample.startsWith('PNG\r\n\u001a\n', 1),
  },
  webp: {
    contentType: 'image/webp',
    extension: 'webp',
    fits: (sample) => sample.startsWith('RIFF') && sample.startsWith('WEBP', 8),
  },
  heic: { contentType: 'image/heic', extension: 'heic', fits: isHeic },
} satisfies Record<string, FileType>;

type FileTypes = typeof usualTypes & typeof moreFileTypes;

/** The file types that a form may accept: one line each. Config uses the name. */
export const fileTypes = (
  takesMoreTypes ? { ...usualTypes, ...moreFileTypes } : usualTypes
) as FileTypes;

/** Whether few forms take a type: a site whose forms take no such type has no script for it. */
export const isRareType = (name: FileTypeName): boolean => !Object.hasOwn(usualTypes, name);

export type FileTypeName = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as FileTypeName[];

/** Types that people take for one. */
const fileFamilies = {
  documents: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
  images: ['jpg', 'png', 'webp', 'heic'],
  sound: ['mp3', 'm4a', 'wav', 'ogg'],
  video: ['mp4', 'mov', 'webm'],
  spreadsheets: ['xlsx', 'xls', 'ods', 'csv'],
} satisfies Record<string, FileTypeName[]>;

export type FileFamilyName = keyof typeof fileFamilies;

type Taken = {
  types?: FileTypeName[] | undefined;
  accept?: FileFamilyName[] | undefined;
};

export const typesTaken = ({ types = [], accept = [] }: Taken): FileTypeName[] => [
  ...new Set([...types, ...accept.flatMap((family) => fileFamilies[family])]),
];

export const endingsOf = (name: FileTypeName): string[] => {
  const { extension, alsoEnds }: FileType = fileTypes[name];
  return alsoEnds === undefined ? [extension] : [extension, alsoEnds];
};

/** The `accept` attribute of a control (HTML, section 4.10.5.1.17). */
export const acceptOf = (taken: Taken): string =>
  typesTaken(taken)
    .flatMap(endingsOf)
    .map((ending) => `.${ending}`)
    .join(',');

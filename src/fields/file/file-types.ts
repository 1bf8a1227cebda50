type FileType = {
  /** What it is stored and served as (IANA media types). */
  contentType: string;
  /** How its file names end, without the dot, in small letters; what is stored ends by the first. */
  extension: string;
  /** How they may end as well. */
  alsoEnds?: string;
  /** Whether a file of this sample (see `readSample`) can be one. */
  fits: (sample: string) => boolean;
};

const startsWith = (signs: string) => (sample: string) => sample.startsWith(signs);

/** How every ZIP archive begins that holds anything, and with it the newer office files. */
const isZip = startsWith('PK\u0003\u0004');

/** Readers take a header anywhere in these first bytes (PDF Reference 1.7, appendix H, note 13). */
const pdfHeaderWithin = 1024;

/** An archive names its files uncompressed, and all of them once more at its end. */
const isWord = (sample: string) =>
  isZip(sample) &&
  sample.includes('[Content_Types].xml') &&
  sample.includes('word/') &&
  // With macros it is no .docx; Word would not open it under that name.
  !sample.includes('word/vbaProject.bin');

/** The first file of the archive is its type, not compressed (OpenDocument 1.3, part 2, 3.3). */
const isOpenDocument = (sample: string) =>
  isZip(sample) && sample.startsWith('mimetypeapplication/vnd.oasis.opendocument.textPK', 30);

/** What telephones photograph in (ISO 23008-12): the brand stands behind the length of its box. */
const isHeic = (sample: string) =>
  /^(?:heic|heix|heim|heis|mif1|msf1)/.test(sample.slice(8)) && sample.startsWith('ftyp', 4);

/** The file types that a form may take: one line each. The name is what config writes. */
export const fileTypes = {
  pdf: {
    contentType: 'application/pdf',
    extension: 'pdf',
    fits: (sample) => sample.slice(0, pdfHeaderWithin).includes('%PDF-'),
  },
  doc: {
    contentType: 'application/msword',
    extension: 'doc',
    fits: startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'),
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    fits: isWord,
  },
  odt: {
    contentType: 'application/vnd.oasis.opendocument.text',
    extension: 'odt',
    fits: isOpenDocument,
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
    fits: startsWith('\u0089PNG\r\n\u001a\n'),
  },
  webp: {
    contentType: 'image/webp',
    extension: 'webp',
    fits: (sample) => sample.startsWith('RIFF') && sample.startsWith('WEBP', 8),
  },
  heic: { contentType: 'image/heic', extension: 'heic', fits: isHeic },
} satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as FileTypeName[];

/** Sorts that people take for one thing. */
const fileFamilies = {
  documents: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
  images: ['jpg', 'png', 'webp', 'heic'],
} satisfies Record<string, FileTypeName[]>;

type FileFamilyName = keyof typeof fileFamilies;
export const fileFamilyNames = Object.keys(fileFamilies) as FileFamilyName[];

type Taken = {
  types?: FileTypeName[] | undefined;
  accept?: FileFamilyName[] | undefined;
};

/** The types that a field takes, each once. */
export const typesTaken = ({ types = [], accept = [] }: Taken): FileTypeName[] => [
  ...new Set([...types, ...accept.flatMap((family) => fileFamilies[family])]),
];

/** How names of files of a type end, without the dot. */
export const endingsOf = (name: FileTypeName): string[] => {
  const { extension, alsoEnds }: FileType = fileTypes[name];
  return alsoEnds === undefined ? [extension] : [extension, alsoEnds];
};

/** What a control offers to choose from (HTML, section 4.10.5.1.17). */
export const acceptOf = (taken: Taken): string =>
  typesTaken(taken)
    .flatMap(endingsOf)
    .map((ending) => `.${ending}`)
    .join(',');

type FileType = {
  /** The IANA media type under which it is stored and served. */
  contentType: string;
  /** Its extension in small letters, without the dot; stored files get this one. */
  extension: string;
  /** Another extension. */
  alsoEnds?: string;
  /** Whether a file with this sample (see `readSample`) can be of the type. */
  fits: (sample: string) => boolean;
};

const startsWith = (signs: string) => (sample: string) => sample.startsWith(signs);

/** The start of every ZIP archive that is not empty, and so of the newer office files. */
const isZip = startsWith('PK\u0003\u0004');

/** Readers take a header anywhere in these first bytes (PDF Reference 1.7, appendix H, note 13). */
const pdfHeaderWithin = 1024;

/** An archive lists its file names uncompressed, and all of them again at its end. */
const isWord = (sample: string) =>
  isZip(sample) &&
  sample.includes('[Content_Types].xml') &&
  sample.includes('word/') &&
  // With macros it is not a .docx; Word would not open it under that name.
  !sample.includes('word/vbaProject.bin');

/** The first file in the archive names its type, uncompressed (OpenDocument 1.3, part 2, 3.3). */
const isOpenDocument = (sample: string) =>
  isZip(sample) && sample.startsWith('mimetypeapplication/vnd.oasis.opendocument.textPK', 30);

/** The photo format of telephones (ISO 23008-12): the brand follows the length of its box. */
const isHeic = (sample: string) =>
  /^(?:heic|heix|heim|heis|mif1|msf1)/.test(sample.slice(8)) && sample.startsWith('ftyp', 4);

/** The file types that a form may accept: one line each. Config uses the name. */
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

/** Types that people take for one. */
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

/** The types that a field accepts, each once. */
export const typesTaken = ({ types = [], accept = [] }: Taken): FileTypeName[] => [
  ...new Set([...types, ...accept.flatMap((family) => fileFamilies[family])]),
];

/** The extensions of a file type, without the dot. */
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

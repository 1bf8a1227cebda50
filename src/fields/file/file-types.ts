type FileType = {
  /** What it is stored and served as (IANA media types). */
  contentType: string;
  /** How its file names end, without the dot, in small letters. */
  extension: string;
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
} satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as FileTypeName[];

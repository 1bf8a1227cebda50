type FileType = {
  /** What it is stored and served as (IANA media types). */
  contentType: string;
  /** How its file names end, without the dot, in small letters. */
  extension: string;
  /** Whether a file that begins with these bytes can be one. */
  begins: (bytes: Uint8Array) => boolean;
};

const startsWith = (text: string) => (bytes: Uint8Array) =>
  [...text].every((sign, index) => bytes[index] === sign.charCodeAt(0));

/** How every ZIP archive begins, and with it the newer office files. */
const zip = startsWith('PK\u0003\u0004');

/** The file types that a form may take: one line each. The name is what config writes. */
export const fileTypes = {
  pdf: { contentType: 'application/pdf', extension: 'pdf', begins: startsWith('%PDF-') },
  doc: {
    contentType: 'application/msword',
    extension: 'doc',
    begins: startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'),
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    begins: zip,
  },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', extension: 'odt', begins: zip },
  rtf: { contentType: 'application/rtf', extension: 'rtf', begins: startsWith('{\\rtf') },
} satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as FileTypeName[];

/** Whether a file with this sample (see `readSample`) can be of a type. */
export type Fits = (sample: string) => boolean;

export type FileType = {
  /** The IANA media type under which it is stored and served. */
  contentType: string;
  /** Its extension in small letters, without the dot; stored files get this one. */
  extension: string;
  /** Another extension. */
  alsoEnds?: string;
  fits: Fits;
};

/** The start of every ZIP archive that is not empty, and so of the newer office files. */
const isZip: Fits = (sample) => sample.startsWith('PK\u0003\u0004');

/** The start of all office files of Microsoft until 2007. */
export const isOlderOffice: Fits = (sample) =>
  sample.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1');

/** An archive lists its file names uncompressed, and all of them again at its end; `folder` has the contents. */
export const isOffice = (sample: string, folder: string): boolean =>
  isZip(sample) &&
  sample.includes('[Content_Types].xml') &&
  sample.includes(`${folder}/`) &&
  // With macros it is of another type; the program would not open it under that name.
  !sample.includes(`${folder}/vbaProject.bin`);

/** The first file in the archive names its type, uncompressed (OpenDocument 1.3, part 2, 3.3). */
export const isOpenDocument = (sample: string, of: string): boolean =>
  isZip(sample) && sample.startsWith(`mimetypeapplication/vnd.oasis.opendocument.${of}PK`, 30);

/** A file of ISO 14496-12, as films, sound and photos of telephones are: its brand follows the length of its first box. */
export const hasBrand = (sample: string, brand: RegExp): boolean =>
  sample.startsWith('ftyp', 4) && brand.test(sample.slice(8, 12));

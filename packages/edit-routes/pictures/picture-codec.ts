/** A photograph's format: the ending of its name. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif';

export type PicturePart = { left: number; top: number; width: number; height: number };

/** What a file says of its picture, in pixels. */
type ReadPicture = {
  /** As it is stored, and upright as it is shown. */
  width: number;
  height: number;
  upright: { width: number; height: number };
  /** Whether it has several frames. */
  moves: boolean;
  /** Whether screens show it as it is: upright, in their colours, and without a word of the camera's. */
  isPlain: boolean;
};

type Encoding = {
  /** The format that is asked for; another one where this machine does not write it. */
  format: PictureFormat;
  /** The most that the longer side may have, in pixels. */
  side: number;
  /** From 1 to 100, as JPEG has it. */
  quality: number;
  /** Left out: the whole picture. */
  part?: PicturePart | undefined;
};

/** Reads and writes photographs, with what the machine has for that: sharp, or a browser's canvas. */
export type PictureCodec = {
  /** Rejects where the file cannot be read. */
  read: (bytes: Buffer, format: PictureFormat | 'svg') => Promise<ReadPicture>;
  /** Rejects where the picture is found to be damaged once it is decoded. */
  decode: (bytes: Buffer, format: PictureFormat) => Promise<void>;
  /** Upright, in the colours of screens, and without a word of the camera's. */
  encode: (bytes: Buffer, encoding: Encoding) => Promise<{ format: PictureFormat; bytes: Buffer }>;
};

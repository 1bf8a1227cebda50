import type { Use } from './changes-protocol';

/** What the editor and its server say to each other of the pictures of public/. */

/** A picture of public/, as config names it. */
export type LibraryPicture = {
  address: string;
  bytes: number;
  /** In pixels; left out where the file cannot be read. */
  width?: number;
  height?: number;
  /** Where it is used: places of config, and files of public/ that name it. */
  uses: Use[];
};

/** A picture that was just stored, as config names it. */
export type NewPicture = { address: string; width: number; height: number };

/** A rectangle of a picture, in its pixels. */
export type CropRequest = {
  address: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

export type PictureRequests = {
  /**
   * All that shows the picture shows the one at `by` instead, and its file goes. `alt` are new words for those who
   * cannot see it, in the language with this key, or in that of a site of one.
   */
  'pictures/replace': { address: string; by: string; alt?: string; language?: string };
  /** Pictures that nothing uses. */
  'pictures/delete': { addresses: string[] };
};

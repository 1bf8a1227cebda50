/**
 * The height of openings whose words stand on a photograph, in rem: at least and at most, on telephones and tablets
 * and on laptops and larger screens. Longer words make more room.
 */
export type OpeningRoom = Record<'phone' | 'desk', readonly [least: number, most: number]>;

/** What a layout of an opening does with the picture. */
export type OpeningLayout = {
  /** What it cannot do without, or that it has no place for any. */
  needs?: 'picture' | 'photo' | 'none';
  /** How wide it shows it, where that is wide. */
  reach?: 'page' | 'half';
  /** Words stand on it: on every screen, or only on wide ones. */
  wordsOn?: 'every' | 'wide';
  /** A photograph is cut to a shape of the layout's own. */
  cuts?: true;
  /** A video can be shown in its place. */
  moves?: true;
};

/** What is known of a kind of section that opens a page, with its main heading. */
export type OpeningTraits = {
  /** How it shows its picture where it has no `layout`. */
  layout: string;
  layouts: Record<string, OpeningLayout>;
  /** Its layouts are those of its picture: without one there are none. */
  laysOutPicture?: true;
  room: OpeningRoom;
  /** The part of a photograph's height that must stay in sight on it, from 0 to 1: less shows nothing of what it is. */
  leastHeight: number;
};

/** How far the shade below words reaches beyond them before it has faded, in rem. */
export const shadeFade = { phone: 7, desk: 20 };

/** The width of words on a photograph on laptops and larger screens: this part of the page, and so many rem at most. */
export const wordsShare = 0.58;
export const widestWords = 44;

/** How much of the shade's colour lies on a photograph below its words, from 0 to 1. */
export type Shade = { phone: number; desk: number };

/**
 * The height of openings whose words stand on a photograph, in rem: at least and at most, on telephones and tablets
 * and on laptops and larger screens. Longer words make more room.
 */
export const openingRoom = {
  hero: { phone: [34, 46], desk: [36, 56] },
  'page-header': { phone: [21, 21], desk: [25, 25] },
} as const;
export type OpeningKind = keyof typeof openingRoom;

/** How far the shade below words reaches beyond them before it has faded, in rem. */
export const shadeFade = { phone: 7, desk: 20 };

/** The width of words on a photograph on laptops and larger screens: this part of the page, and so many rem at most. */
export const wordsShare = 0.58;
export const widestWords = 44;

/** How much of the shade's colour lies on a photograph below its words, from 0 to 1. */
export type Shade = { phone: number; desk: number };

/** A change that cannot be made, with the reason in an editor's words. */
export class Impossible extends Error {}

export const noSuchPlace = 'The file has no such place any more.';

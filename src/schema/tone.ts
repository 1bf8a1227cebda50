/** The grounds that a section can stand on. */
export const tones = {
  paper: 'the ground of the page',
  tint: 'set apart a little',
  band: 'the dark band, of which a page has one at most',
};

export type Tone = keyof typeof tones;

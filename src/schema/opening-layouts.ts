/** How a hero is laid out. */
export const heroLayouts = {
  beside: 'the words, and the form or the picture beside them',
  full: 'a photograph from edge to edge, with the words on it',
  apart:
    'likewise on wide screens; on narrow ones the words stand below the photograph: they would cover what it shows',
  split: 'one half words, the other the picture up to the edge of the screen',
  stacked: 'the words above, the picture below them from edge to edge',
  centred: 'everything in the middle, the picture below the words',
  poster: 'only words, very large',
};

/** How the picture of a page-header is laid out. */
export const headerLayouts = {
  full: 'the words stand on the photograph, which goes from edge to edge',
  apart:
    'likewise on wide screens; on narrow ones the words stand below the photograph: they would cover what it shows',
  beside: 'the photograph stands beside the words',
  below: 'the photograph stands below the words',
};

/** What is drawn in a page-header without a picture. */
export const headerDrawings = {
  motif: 'the motif of config/theme.ts, if it has one, beside the words',
  rings: 'the growth rings of a tree, over the whole width',
  streets: 'the streets of a town with a place in it, over the whole width',
  plain: 'nothing: the sentence stands beside the headline',
  nameplate:
    'nothing: the headline fills the width as the name of a newspaper does, and the sentence stands on a line below it',
};

/** Where words stand on a photograph. */
export const textPositions = {
  start: 'where lines begin: on the left, or on the right in languages written from there',
  end: 'on the other side',
  centre: 'in the middle',
};
export type TextPosition = keyof typeof textPositions;

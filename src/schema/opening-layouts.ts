/** How a hero is laid out. */
export const heroLayouts = {
  beside: 'the words, and the form or the picture beside them',
  full: 'a photograph from edge to edge, with the words on it',
  split: 'one half words, the other the picture up to the edge of the screen',
  stacked: 'the words above, the picture below them from edge to edge',
  centred: 'everything in the middle, the picture below the words',
  poster: 'words alone, very large',
};

/** How the picture of a page-header is laid out. */
export const headerLayouts = {
  full: 'the words stand on the photograph, which goes from edge to edge',
  beside: 'the photograph stands beside the words',
  below: 'the photograph stands below the words',
};

/** Where words stand on a photograph. */
export const textPositions = {
  start: 'where lines begin: on the left, or on the right in languages written from there',
  end: 'on the other side',
  centre: 'in the middle',
};
export type TextPosition = keyof typeof textPositions;

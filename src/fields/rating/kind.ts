export { RatingControl as Control } from './control';
export { ratingValue as value } from './value';

/** The label is that of all stars together. */
export const label = 'group';

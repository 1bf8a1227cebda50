export { RatingControl as Control } from './control';
export { ratingValue as value } from './value';

/** The label names all stars together. */
export const label = 'group';

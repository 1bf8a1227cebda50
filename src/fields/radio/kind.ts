export { choiceValue as value } from '../choice-value';
export { RadioControl as Control } from './control';

/** The label names all options together. */
export const label = 'group';

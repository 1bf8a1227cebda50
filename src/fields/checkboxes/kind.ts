export { CheckboxesControl as Control } from './control';
export { checkboxesValue as value } from './value';

/** The label names all boxes together. */
export const label = 'group';

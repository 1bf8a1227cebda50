export { CheckboxControl as Control } from './control';
export { checkboxValue as value } from './value';

/** The label stands beside the box. */
export const label = 'own';

export { choiceValue as value } from '../choice-value';
export { SelectControl as Control } from './control';

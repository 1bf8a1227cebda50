export { textValue as value } from '../text-value';
export { TextareaControl as Control } from './control';

export { NumberControl as Control } from './control';
export { numberValue as value } from './value';

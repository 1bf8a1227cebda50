export { LineControl as Control } from '../line-control';
export { timeValue as value } from './value';

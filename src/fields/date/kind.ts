export { LineControl as Control } from '../line-control';
export { dateValue as value } from './value';

export { DateControl as Control } from './control';
export { dateValue as value } from './value';

export { PickedControl as Control } from '../picked-control';
export { timeValue as value } from './value';

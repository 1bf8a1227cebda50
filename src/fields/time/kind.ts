export { PickedControl as Control } from './control';
export { timeValue as value } from './value';

export { chosenValue as value } from '../chosen-value';
export { FileListControl as Control } from './control';

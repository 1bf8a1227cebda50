export { fileValue as value } from '../value';
export { FileListControl as Control } from './control';

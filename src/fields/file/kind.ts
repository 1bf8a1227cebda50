export { FileControl as Control } from './control';
export { fileValue as value } from './value';

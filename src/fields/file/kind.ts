export { chosenValue as value } from './chosen-value';
export { FileControl as Control } from './control';

/** Loaded where nobody is signed in yet: the screen that asks for it. */
export { askForToken } from '../../../packages/editor';

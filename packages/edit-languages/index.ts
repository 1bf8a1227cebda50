/** Config as the editor of a page in one language sees it, and its changes as steps of what is written. Pure. */
export { createEditLanguages } from './edit-languages';
export { inOtherLanguages } from './other-languages';

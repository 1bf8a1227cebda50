/** The editor in the page. It runs in the browser; files are its server's. */
export { beforeRuntime, sideOfWindow } from './changes/before-runtime';
export type { EditLink } from './edit-client';
export { editRuntime } from './edit-runtime';
export { askForToken } from './sign-in/ask-for-token';
export { openEditor } from './start-editor';

/** What the editor in the page asks of a developer's machine: the site's files on the disk, and what git says. */
export { gitHistory } from './changes/git-history';
export { editPlugin } from './http/edit-plugin';
export { openBrowser } from './http/open-browser';
export { addressOf, forwardedHost } from './http/own-address';

/** What the editor in the page asks for: changes of files, pages, pictures, and what git says. */
export { changesHandlers } from './changes/handlers';
export { editPlugin } from './http/edit-plugin';
export type { EditRoute } from './http/edit-routes';
export { openBrowser } from './http/open-browser';
export { addressOf, forwardedHost } from './http/own-address';
export { pagesHandlers } from './pages/handlers';
export { picturesHandlers } from './pictures/handlers';
export { routeOf } from './route-of';

/** What the editor in the page asks for of a site's files, wherever these are: changes, pages, forms, pictures. */
export { answerOf, type Sent, sentFor } from './http/answer';
export { type EditRoute, FileAnswer, get, type JsonRoute, post } from './http/edit-routes';
export { Refusal } from './http/refusal';
export type { PictureCodec, PictureFormat } from './pictures/picture-codec';
export { siteRoutes } from './site-routes';
export type { Store } from './store';

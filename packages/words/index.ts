/** Tables of a site's words for translators, as CSV or XLIFF, and back into config. */
export { applyWords } from './apply-words';
export { makeTables } from './make-tables';
export { readBack } from './read-back';
export { readRequest } from './read-request';
export { siteWords } from './site-words';

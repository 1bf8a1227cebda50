/** What forms stored, as rows and words that people read: on the local page, in exports and in the terminal. Pure. */
export { byteOrderMark, csvLine, inPieces } from './csv';
export { optInText, recordNames, recordTable, shownText, valueOf } from './record-table';
export type { SiteField, SiteForm } from './site-form';
export { isWaiting, waitingList } from './waiting-list';

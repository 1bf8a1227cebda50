/** What forms stored, as rows and words that people read: on the local page, in exports and in the terminal. Pure. */
export { inPieces } from './csv';
export { recordCsv } from './record-csv';
export { optInText, recordNames, shownText, valueOf } from './record-table';
export type { SiteField, SiteForm } from './site-form';
export { isWaiting, waitingList } from './waiting-list';

import { laterPart } from './later-part';

/** Asks where a link leads. */
export const LinkDialog = laterPart(async () => (await import('./link-picker')).LinkPicker);

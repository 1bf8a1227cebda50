import { whenParsed } from '../loading/browser-facilities';
import { followChoice, markSwitch } from './chosen-scheme';

/**
 * In the head of every built page of a site with a button for its scheme, behind all styles: shows what the visitor chose
 * at an earlier visit, before anything is drawn.
 */
followChoice();
whenParsed(markSwitch);

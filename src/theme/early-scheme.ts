import { showChosen } from './chosen-scheme';

/** In the head of every built page of a site with a button for its scheme, behind all styles. */
showChosen();

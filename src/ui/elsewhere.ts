import { createContext, use } from 'react';
import type { Elsewhere } from '../schema/shown-languages';

const nowhere: Elsewhere = {};

/** Where the page that is shown is in each language, of a site that names several. */
export const ElsewhereContext = createContext(nowhere);

export const useElsewhere = () => use(ElsewhereContext);

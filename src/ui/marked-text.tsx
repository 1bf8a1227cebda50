import { createContext, use } from 'react';
import { isolated } from '../theme/isolated';
import type * as Module from './marked';

/** What shows marks and lists: the module `./marked`, which only pages with such texts load. */
export type Marks = typeof Module;

/** What may be a mark or a list. A cheap test: pages without any do not load the rest. */
const signs = /\*\S|\]\(|"list":/;

/** Whether a text, or one within a definition, may need rendering of marks or lists. */
export const needsMarks = (definition: unknown): boolean => signs.test(JSON.stringify(definition));

/**
 * Loaded before the texts inside are shown, so that nothing waits for it. Null where no text inside
 * `needsMarks`.
 */
export const PageMarksContext = createContext<Marks | null>(null);

export const MarkedText = ({ text }: { text: string }) =>
  (needsMarks(text) && use(PageMarksContext)?.showOnPage(text)) || isolated(text);

import type * as Module from './marked';

type Marks = typeof Module;

/** What may be a mark or a list. Cheaper than to know it: pages that have none do not load the rest. */
const signs = /\*\S|\]\(|"list":/;

/** Whether a text, or one below a definition, may have to be shown otherwise than it is written. */
export const needsMarks = (definition: unknown): boolean => signs.test(JSON.stringify(definition));

let loaded: Marks | undefined;

/** Whoever shows definitions that need marks loads `./marked` first, so that nothing waits for it. */
export const provideMarks = (marks: Marks) => {
  loaded = marks;
};

/** Undefined where nothing needed them when it was loaded. */
export const providedMarks = (): Marks | undefined => loaded;

/** A text of config; its marks are shown as what they make of it. */
export const MarkedText = ({ text }: { text: string }) =>
  (needsMarks(text) && providedMarks()?.showOnPage(text)) || text;

import type * as Module from './marked';

type Marks = typeof Module;

/** What may be a mark or a list. A cheap test: pages without any do not load the rest. */
const signs = /\*\S|\]\(|"list":/;

/** Whether a text, or one within a definition, may need rendering of marks or lists. */
export const needsMarks = (definition: unknown): boolean => signs.test(JSON.stringify(definition));

let loaded: Marks | undefined;

/**
 * Before showing definitions that need marks, load `./marked` and pass it here, so that nothing waits for it.
 */
export const provideMarks = (marks: Marks) => {
  loaded = marks;
};

/** Undefined if nothing loaded so far needed them. */
export const providedMarks = (): Marks | undefined => loaded;

/** A text of config with its marks rendered. */
export const MarkedText = ({ text }: { text: string }) =>
  (needsMarks(text) && providedMarks()?.showOnPage(text)) || text;

import { needsMarks, providedMarks } from './marks';

/** A text of config; its marks are shown as what they make of it. */
export const MarkedText = ({ text }: { text: string }) =>
  (needsMarks(text) && providedMarks()?.showOnPage(text)) || text;

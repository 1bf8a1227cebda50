import { createContext, use, type ReactNode } from 'react';

/** Shows the marks of a text: bold, italic, links. */
export type ShowMarks = (text: string) => ReactNode;

/** Null where no text of the form has marks. */
export const MarksContext = createContext<ShowMarks | null>(null);

/** Words of config that may have marks. */
export const Words = ({ text }: { text: string }) => use(MarksContext)?.(text) ?? text;

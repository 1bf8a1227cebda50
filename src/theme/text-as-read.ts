import { createContext, use } from 'react';

/** Gives a text as it is read, for what counts its letters or compares it. */
type TextAsRead = (text: string) => string;

/** The text itself; in the editor's pages the text without the marks that say where in config it stands. */
export const TextAsReadContext = createContext<TextAsRead>((text) => text);

export const useTextAsRead = (): TextAsRead => use(TextAsReadContext);

import { createContext, use } from 'react';

/** What fields of every form say to visitors; config/site.ts has the words. */
type FieldWords = {
  /** Said when pasted text was cut; {limit} is how many characters the field takes. */
  cut: string;
};

export const FieldWordsContext = createContext<FieldWords | null>(null);

export const useFieldWords = (): FieldWords => {
  const words = use(FieldWordsContext);
  if (!words) throw new Error('useFieldWords() was called outside <FieldWordsContext>.');
  return words;
};

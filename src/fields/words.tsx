import { createContext, use, type ComponentType } from 'react';

/** Shows the marks of a text: bold, italic, links. */
export type Marked = ComponentType<{ text: string }>;

/** Null where no text of the form has marks. */
export const MarkedContext = createContext<Marked | null>(null);

/** Words of config that may have marks. */
export const Words = ({ text }: { text: string }) => {
  const Shown = use(MarkedContext);
  return Shown ? <Shown text={text} /> : text;
};

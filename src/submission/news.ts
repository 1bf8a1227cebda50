/** Words for the visitor from outside React, such as of what was sent again in the background. */
type Listener = (words: string) => void;

type News = { words: string; onTold: () => void };

const waiting: News[] = [];
let listener: Listener | undefined;

const deliver = () => {
  if (!listener) return;
  for (const { words, onTold } of waiting.splice(0)) {
    listener(words);
    onTold();
  }
};

/** Resolves once the visitor is told: on a page that cannot do so, never. */
export const tell = (words: string): Promise<void> =>
  new Promise((onTold) => {
    waiting.push({ words, onTold });
    deliver();
  });

/** Hears what there is to tell, also what waits. Returns a function that ends it. */
export const hearNews = (listen: Listener): (() => void) => {
  listener = listen;
  deliver();
  return () => {
    listener = undefined;
  };
};

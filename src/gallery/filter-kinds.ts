import type { Kind } from './catalogue-types';
import { plainWords } from './plain-words';

/** The kinds whose name, or the name of one of whose examples, holds `asked`, however it is written. */
export const filterKinds = (kinds: readonly Kind[], asked: string): Kind[] => {
  const words = plainWords(asked.trim());
  return kinds.filter(({ name, examples }) =>
    [name, ...examples.map((example) => example.name)].some((each) =>
      plainWords(each).includes(words),
    ),
  );
};

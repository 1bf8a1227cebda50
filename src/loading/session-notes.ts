import { orElse } from './browser-facilities';

/** The note of what was typed, kept over a reload: see typed-values.ts. */
export const typedNote = 'typed';

type Marks = { notes?: Record<string, string> } | null;

const notesInHistory = () => (window.history.state as Marks)?.notes ?? {};

const readStorage = (name: string) => orElse(() => sessionStorage.getItem(name), null);

/** A note of `writeNote`, also from before a reload; null if there is none. */
export const readNote = (name: string): string | null =>
  readStorage(name) ?? notesInHistory()[name] ?? null;

const setInHistory = (name: string, text: string | undefined) => {
  const { [name]: _, ...others } = notesInHistory();
  const notes = text === undefined ? others : { ...others, [name]: text };
  window.history.replaceState({ ...(window.history.state as Marks), notes }, '');
};

export const removeNote = (name: string) => {
  // Where it is refused, only the history has it.
  orElse(() => sessionStorage.removeItem(name), undefined);
  if (name in notesInHistory()) setInHistory(name, undefined);
};

/**
 * Writes a note that survives a reload: to the session's storage, or to the history's entry where site data
 * are blocked. Throws if neither works.
 */
export const writeNote = (name: string, text: string) => {
  removeNote(name);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    setInHistory(name, text);
  }
  if (readNote(name) !== text) throw new Error(`The browser does not keep "${name}".`);
};

import { orElse } from '../../loading/browser-facilities';
import { parseWritten, type WrittenForm } from '../../loading/typed-values';

/** Before the name of a form, in localStorage. */
const prefix = 'later/';

const day = 24 * 60 * 60 * 1000;

/** For how long answers are kept, in milliseconds. */
export const longest = 30 * day;

/** A form as a visitor saved it on their device. */
export type SavedForm = {
  /** When, in milliseconds since 1970. */
  at: number;
  written: WrittenForm;
};

/** A clock that was set back may have written a day to come: such a note would never be old. */
const isKept = (at: unknown, now: number): at is number =>
  typeof at === 'number' && now - at < longest && at - now < day;

/** What somebody may have kept; nothing of a note is certain: another build may have written it. */
export const parseSaved = (note: string | null, now: number): SavedForm | undefined =>
  orElse(() => {
    const { at, written } = JSON.parse(note ?? '') as Record<string, unknown>;
    const form = parseWritten(JSON.stringify(written));
    return form && isKept(at, now) ? { at, written: form } : undefined;
  }, undefined);

const listeners = new Set<() => void>();

const changed = <Result>(change: () => Result, otherwise: Result): Result => {
  const result = orElse(change, otherwise);
  for (const listener of listeners) listener();
  return result;
};

/** Calls `listener` when what is saved may have changed, in another tab as well; returns a function that stops it. */
export const onSaved = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Keeps what is written in the form called `name`; says whether the browser could. */
export const keepForm = (name: string, saved: SavedForm): boolean =>
  changed(() => {
    localStorage.setItem(prefix + name, JSON.stringify(saved));
    return true;
  }, false);

/** Deletes it; a browser that stores nothing has nothing. */
export const forgetForm = (name: string): void =>
  changed(() => localStorage.removeItem(prefix + name), undefined);

/** The note of the form called `name`; null if there is none, or the browser does not say. */
export const savedNote = (name: string): string | null =>
  orElse(() => localStorage.getItem(prefix + name), null);

/** Deletes what is too old, of any form. */
export const dropOld = (now: number): void =>
  changed(() => {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys.filter((each) => each.startsWith(prefix))) {
      if (!parseSaved(localStorage.getItem(key), now)) localStorage.removeItem(key);
    }
  }, undefined);

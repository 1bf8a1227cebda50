import { attempt } from './browser-notes';

/**
 * Notes of one tab of the browser. They survive a reload; once the tab is closed, another one takes them over. Whether a
 * tab is there says a lock that it holds until then (https://www.w3.org/TR/web-locks/).
 */

const idKey = 'edit-tab';
const lockOf = (id: string) => `${idKey} ${id}`;

const nothing = () => undefined;

const newId = () => Math.random().toString(36).slice(2, 10);

/** A duplicate of a tab begins with its notes, and with an id of its own. */
const hold = async (id: string, whenTaken: () => void) => {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
    if (lock) return new Promise<never>(() => undefined);
    whenTaken();
    return undefined;
  });
};

/** The locks of open tabs; undefined where the browser knows none. */
const openTabs = async (): Promise<Set<string> | undefined> => {
  if (!('locks' in navigator)) return undefined;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
};

const create = () => {
  const use = (next: string) => {
    attempt(() => sessionStorage.setItem(idKey, next));
    const whenTaken = () => {
      id = use(newId());
    };
    hold(next, whenTaken).catch(nothing);
    return next;
  };
  let id = use(attempt(() => sessionStorage.getItem(idKey)) ?? newId());
  const prefix = (key: string) => `${key} tab `;
  return {
    read: (key: string) => attempt(() => sessionStorage.getItem(key)),
    /** undefined: there is nothing to note any more. */
    write: (key: string, text: string | undefined) => {
      for (const [store, name] of [
        [() => sessionStorage, key],
        [() => localStorage, prefix(key) + id],
      ] as const) {
        attempt(() =>
          text === undefined ? store().removeItem(name) : store().setItem(name, text),
        );
      }
    },
    /** The notes of tabs that are closed; they are this tab's from then on. */
    takeOfClosed: async (key: string): Promise<string[]> => {
      const open = await openTabs().catch(nothing);
      const names = attempt(() => Object.keys(localStorage)) ?? [];
      return names.flatMap((name) => {
        const other = name.startsWith(prefix(key)) ? name.slice(prefix(key).length) : undefined;
        // Where the browser has no locks, none is known to be closed.
        if (!open || other === undefined || other === id || open.has(lockOf(other))) return [];
        const text = attempt(() => localStorage.getItem(name));
        attempt(() => localStorage.removeItem(name));
        return text ?? [];
      });
    },
  };
};

let tab: ReturnType<typeof create> | undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else wrote it.
    return undefined;
  }
};

/** One note of this tab, as JSON. `valueIn` gets undefined where there is none, and anything that stands there. */
export const tabNote = <Value>(key: string, valueIn: (noted: unknown) => Value) => {
  tab ??= create();
  const { read, write, takeOfClosed } = tab;
  const noted = (text: string) => valueIn(parsed(text));
  return {
    read: (): Value => noted(read(key) ?? ''),
    /** undefined: there is nothing to note any more. */
    write: (value: unknown) => write(key, value === undefined ? undefined : JSON.stringify(value)),
    /** Those of tabs that are closed, which no other tab gets. */
    takeOfClosed: async (): Promise<Value[]> => (await takeOfClosed(key)).map(noted),
  };
};

/** A note that is a list, of which `isEntry` knows the entries. */
export const tabList = <Entry>(key: string, isEntry: (noted: unknown) => noted is Entry) => {
  const note = tabNote(key, (noted) => (Array.isArray(noted) ? noted.filter(isEntry) : []));
  return {
    read: note.read,
    write: (entries: readonly Entry[]) => note.write(entries.length === 0 ? undefined : entries),
    takeOfClosed: async (): Promise<Entry[]> => (await note.takeOfClosed()).flat(),
  };
};

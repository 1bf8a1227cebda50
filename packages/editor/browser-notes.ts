/** Notes of the editor in this browser. A browser may forbid to store, or have no room: they are then lost. */

export const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Notes for this tab, where those for the browser are forbidden. */
const stores = () =>
  [() => window.localStorage, () => window.sessionStorage].flatMap((open) => attempt(open) ?? []);

export const readNote = (key: string): string | undefined => {
  for (const store of stores()) {
    const found = attempt(() => store.getItem(key));
    if (typeof found === 'string') return found;
  }
  return undefined;
};

export const writeNote = (key: string, text: string): void => {
  for (const store of stores()) {
    const isWritten = attempt(() => {
      store.setItem(key, text);
      return true;
    });
    if (isWritten) return;
  }
};

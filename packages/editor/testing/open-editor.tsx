import type Fs from 'node:fs';
import type Path from 'node:path';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { FileCalls } from '../../edit-store/disk';
import { createTestSite, type TestSite } from '../../edit-store/testing/test-site';
import type { EditedPage } from '../edit-runtime';
import { Editor } from '../editor';
import { createSession } from '../editor-session';
import { editFolder } from './edited-folder';

// Nobody else writes into the folder, and the timers of jsdom are not those of a server.
jest.mock('../../files/file-lock', () => {
  const { mkdirSync } = jest.requireActual<typeof Fs>('node:fs');
  const { dirname } = jest.requireActual<typeof Path>('node:path');
  return {
    withFileLock: (file: string, task: () => Promise<unknown>) => {
      mkdirSync(dirname(file), { recursive: true });
      return task();
    },
  };
});

// The machine may be busy; what a test waits for is in its own words, not in a picture of the whole page.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error(message ?? 'It is not there.'),
});

/** What jsdom does not have, since it lays nothing out. */
const standIns = () => {
  Object.assign(globalThis, {
    // What the server answers changes the page whenever it comes, as in a browser.
    IS_REACT_ACT_ENVIRONMENT: false,
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  Object.assign(Element.prototype, {
    animate: () => undefined,
    scrollTo: () => undefined,
    scrollIntoView: () => undefined,
  });
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
};

/** The buttons of a name. It asks the elements themselves: by role takes twenty times as long. */
const buttonsIn = (around: Element, name: string | RegExp): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].filter((button) => {
    const own = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
    return typeof name === 'string' ? own === name : name.test(own);
  });

// From here: who imports it elsewhere before has the lock of files that is replaced above.
export { createTestSite };

/** The first button of a name, once it is there. */
export const button = (name: string | RegExp, around: Element = document.body) =>
  waitFor(() => {
    const [found] = buttonsIn(around, name);
    if (!found) throw new Error(`There is no button ${String(name)}.`);
    return found;
  });

/** The group of controls with this title. */
export const groupOf = (title: string) =>
  screen.getByText(title, { selector: '[role="group"] > span' }).closest<HTMLElement>('[role]')!;

const opened: (() => void)[] = [];

/** Removes what the tests of a file have opened. */
export const closeEditors = () => {
  for (const close of opened.splice(0)) close();
  document.getElementById('root')?.remove();
  // What one has typed is offered to no other.
  sessionStorage.clear();
  localStorage.clear();
};

type Opened = {
  site?: TestSite;
  isFirst?: boolean;
  page?: EditedPage;
  /** The file system of the store. */
  calls?: FileCalls;
};

/**
 * The editor beside a page that is not there: its bar, its panel, its lists and dialogs, over files in a folder that
 * the real store writes; with `page`, beside what stands in `#root`. What needs a layout or a caret needs a browser.
 */
export const openEditor = async ({
  site = createTestSite(),
  isFirst = false,
  page = {} as EditedPage,
  calls,
}: Opened = {}) => {
  standIns();
  if (!isFirst) localStorage.setItem('edit-hints', 'seen');
  const { requests, start } = editFolder(site, calls);
  const { store, client } = start();
  const session = createSession(client, page, await client.hello());
  const stop = store.on((state) => act(() => session.takeState(state)));
  // Journeys in a browser check that a pointer reaches what is pressed.
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const editor = await act(async () => {
    const rendered = render(<Editor session={session} />);
    await Promise.resolve();
    return rendered;
  });
  const unmount = () => {
    stop();
    editor.unmount();
  };
  opened.push(() => {
    unmount();
    site.remove();
  });
  await screen.findByText('Settings', { selector: 'p' });
  const panel = document.querySelector<HTMLElement>('aside')!;
  await waitFor(() => expect(panel.querySelector('h2')).not.toBeNull());
  /** What a file says once all has been written. */
  const isWritten = (file: string, text: string) =>
    waitFor(() => expect(site.read(file)).toBe(text));
  const press = async (name: string | RegExp, around?: Element) =>
    user.click(await button(name, around));
  return {
    site,
    requests,
    /** What it requests goes by this: a test puts its own answers in. */
    client,
    session,
    user,
    /** As the page is left; its site stays. */
    unmount,
    panel,
    inPanel: within(panel),
    isWritten,
    press,
    /** As another program saves a file, and the server has noticed. */
    save: async (file: string, text: string) => {
      site.write(file, text);
      await act(() => store.refresh());
    },
    /** Opens an entry of the list that the panel shows. */
    openEntry: async (name: string) => {
      await user.click(within(panel).getAllByText(name, { exact: false })[0]!);
      await waitFor(() => expect(panel.querySelector('h2')).toHaveTextContent(name));
    },
    undo: async (file: string, before: string) => {
      await press(/^Undo: /);
      await isWritten(file, before);
    },
  };
};

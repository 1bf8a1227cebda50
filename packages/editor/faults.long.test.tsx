import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FileCalls } from '../edit-store/disk';
import { EditError } from './edit-client';
import type { EditedPage } from './edit-runtime';
import { createMarkedConfig } from './marked-config';
import { markText } from './marks';
import { closeEditors, createTestSite, openEditor } from './testing/open-editor';

/**
 * An owner's ten tasks, and what befalls them as they are written: nothing that was typed is lost, no file is half
 * written, the bar counts it, and another try writes it.
 */

const home = 'config/pages/home.ts';
const contactPage = 'config/pages/contact.ts';
const contact = 'config/forms/contact.ts';
const theme = 'config/theme.ts';
const routes = 'config/routes.ts';

type Editor = Awaited<ReturnType<typeof open>>;

/** The texts that the page shows, and where they stand. */
const shown = ['sections[0].title', 'sections[0].lead', 'rows[0][0]', 'rows[0][1]'];

const open = async (given: Parameters<typeof openEditor>[0] = {}) => {
  document.getElementById('root')?.remove();
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  let table = '';
  const placeOf = (id: number) => ({
    file: home,
    path: shown[id]?.replace('rows', `${table}.rows`) ?? '',
  });
  const config = { ...createMarkedConfig(), placeOf, movedText: () => undefined };
  const page: EditedPage = { config, redraw: () => undefined, goTo: () => undefined };
  const opened = await openEditor({ ...given, page });
  const { sections } = opened.session.get().state.files[home] as { sections: { kind: string }[] };
  table = `sections[${sections.findIndex(({ kind }) => kind === 'table')}]`;
  root.innerHTML = shown
    .map((_, id) => `<p>${markText(String(opened.session.valueAt(placeOf(id))), id)}</p>`)
    .join('');
  const typed = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLElement>('[contenteditable="true"]');
      expect(found).toHaveFocus();
      return found!;
    });
  return {
    ...opened,
    typeOnPage: async (id: number, words: string) => {
      const host = root.querySelectorAll<HTMLElement>('p')[id]!;
      await waitFor(() => expect(host).toHaveAttribute('tabindex', '0'));
      host.focus();
      await opened.user.keyboard('{Enter}');
      fireEvent.paste(await typed(), { clipboardData: { getData: () => words } });
    },
    typeInSettings: async (place: { file: string; path: string }, words: string) => {
      opened.session.select(place);
      const box = await waitFor(() => {
        const found = opened.panel.querySelector<HTMLInputElement>(
          `[data-edit-key="${place.path}"] :is(input, textarea)`,
        );
        expect(found).not.toBeNull();
        return found!;
      });
      fireEvent.change(box, { target: { value: words } });
      box.focus();
    },
    typeInDialog: async (names: string[], words: string) => {
      for (const name of names) await opened.press(name);
      const dialog = await screen.findByRole('dialog');
      const title = await within(dialog).findByLabelText(/^Title/);
      fireEvent.change(title, { target: { value: words } });
    },
    inSections: async (at: number, what: string) => {
      if (!screen.queryByRole('region', { name: 'Sections', hidden: true })) {
        await opened.press('Sections');
      }
      const list = await screen.findByRole('region', { name: 'Sections', hidden: true });
      await opened.press(/^More for /, list.querySelectorAll('li')[at]);
      await opened.press(what);
    },
  };
};

const enter = ({ user }: Editor) => user.keyboard('{Enter}');
const countedInBar = () => screen.findByRole('button', { name: '1 not written yet' });

/** Where something is typed: how it is written, what is there of it then, and how it is tried again. */
const onPage = {
  send: enter,
  again: enter,
  stays: async (words: string) => {
    await countedInBar();
    expect(document.querySelector('[contenteditable="true"]')).toHaveTextContent(words);
  },
  isLeft: async (words: string) => {
    await countedInBar();
    expect(screen.getByRole('region', { name: 'What you were typing' })).toHaveTextContent(words);
  },
  afterReload: ({ press }: Editor) => press('Put it in'),
};
const fieldSays = async (words: string) => {
  await countedInBar();
  await waitFor(() => expect(screen.getByDisplayValue(words)).toBeVisible());
};
const inSettings = {
  send: enter,
  again: ({ press, panel }: Editor) => press('Try again', panel),
  stays: fieldSays,
  isLeft: async (words: string) => {
    fireEvent.click(await countedInBar());
    await fieldSays(words);
  },
  afterReload: ({ press, panel }: Editor) => press('Try again', panel),
};
const boxSays = async (words: string) => {
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByLabelText(/^Title/)).toHaveValue(words);
};
const inDialog = (deed: string) => {
  const act = async ({ press }: Editor) => press(deed, await screen.findByRole('dialog'));
  return { send: act, again: act, stays: boxSays, isLeft: boxSays, afterReload: act };
};
/** Nothing is typed: it is done once more. */
const byAPress = (at: number, what: string) => {
  const act = ({ inSections }: Editor) => inSections(at, what);
  const nothing = () => Promise.resolve();
  return { send: act, again: act, stays: nothing, isLeft: nothing, afterReload: act };
};

type Task = {
  file: string;
  words?: string;
  /** What the file says once it is done. */
  done: RegExp;
  type?: (editor: Editor) => Promise<unknown>;
  way: ReturnType<typeof inDialog>;
  /** What another tab writes into the same text meanwhile. */
  theirs?: { path: string; value: string };
  address?: string;
};

const tasks: [string, Task][] = [
  [
    'a headline',
    {
      file: home,
      words: 'More Growth',
      done: /title: 'More Growth'/,
      type: ({ typeOnPage }) => typeOnPage(0, 'More Growth'),
      way: onPage,
      theirs: { path: 'sections[0].title', value: 'Growth Of Theirs' },
    },
  ],
  [
    'a section that is moved',
    {
      file: home,
      done: /'Mobile Web Design'[^]*'Software Solution Services'/,
      way: byAPress(1, 'Move down'),
    },
  ],
  [
    'a map that is hidden',
    {
      file: contactPage,
      done: /kind: 'map',\s+hidden: true/,
      way: byAPress(2, 'Hide'),
      address: '/Contact',
    },
  ],
  [
    'the rule of a question',
    {
      file: contact,
      words: 'Say your name',
      done: /message: 'Say your name'/,
      type: ({ typeInSettings }) =>
        typeInSettings({ file: contact, path: 'rules[0].message' }, 'Say your name'),
      way: inSettings,
      theirs: { path: 'rules[0].message', value: 'Their message' },
    },
  ],
  [
    'an option that is renamed',
    {
      file: contact,
      words: 'A shop',
      done: /value: 'A shop'/,
      type: ({ typeInSettings, session }) => {
        const { fields } = session.get().state.files[contact] as { fields: { kind: string }[] };
        const at = fields.findIndex(({ kind }) => kind === 'select');
        return typeInSettings({ file: contact, path: `fields[${at}].options[1].value` }, 'A shop');
      },
      way: inSettings,
    },
  ],
  [
    'a page that is added',
    {
      file: routes,
      words: 'Our Prices',
      done: /path: '\/Our-Prices'/,
      type: ({ typeInDialog }) => typeInDialog(['Pages', 'Add a page'], 'Our Prices'),
      way: inDialog('Add the page'),
    },
  ],
  [
    'a page that is renamed',
    {
      file: contactPage,
      words: 'Write To Us',
      done: /title: 'Write To Us'/,
      type: ({ typeInDialog }) => typeInDialog(['Pages', 'Rename: Contact'], 'Write To Us'),
      way: inDialog('Rename'),
    },
  ],
  [
    'the main colour',
    {
      file: theme,
      words: '#0B5D41',
      done: /main: '#0B5D41'/,
      type: ({ typeInSettings }) =>
        typeInSettings({ file: theme, path: 'color.light.primary.main' }, '#0B5D41'),
      way: inSettings,
      theirs: { path: 'color.light.primary.main', value: '#0B5D42' },
    },
  ],
  [
    'the last cell of a table',
    {
      file: home,
      words: '£30',
      done: /\['Cut', '£30'\]/,
      type: ({ typeOnPage }) => typeOnPage(3, '£30'),
      way: onPage,
    },
  ],
  [
    'a link in a sentence',
    {
      file: home,
      words: 'Ask us',
      done: /lead: '\[Ask us\]\(\/Contact\) today\.'/,
      type: ({ typeOnPage }) => typeOnPage(1, '[Ask us](/Contact) today.'),
      way: onPage,
      theirs: { path: 'sections[0].lead', value: 'Their lead.' },
    },
  ],
];

const createSite = () => {
  const site = createTestSite();
  const text = site.read(home);
  const end = text.lastIndexOf('\n  ],');
  const table =
    "{ kind: 'table', title: 'Prices', columns: ['', 'Price'], rows: [['Cut', '£25']] },";
  site.write(home, `${text.slice(0, end)}\n    ${table}${text.slice(end)}`);
  return site;
};

/** Names in config/ that are no files of it. */
const drafts = (folder: string) =>
  readdirSync(join(folder, 'config'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)\./.test(name),
  );

const filling = (disk: { isFull: boolean }) =>
  new Proxy(fs, {
    get: (target, name: keyof FileCalls) =>
      disk.isFull && name === 'writeSync'
        ? () => {
            throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
          }
        : target[name],
  });

/** As the page is lost: nothing of it ends in order, and the browser has what it was told until then. */
const lose = async ({ unmount }: Editor) => {
  window.dispatchEvent(new Event('pagehide'));
  const stores = [localStorage, sessionStorage].map((store) => ({ store, notes: { ...store } }));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { store, notes } of stores) {
    store.clear();
    for (const [key, note] of Object.entries(notes)) store.setItem(key, String(note));
  }
};

/** As the network does not answer, or the server was killed before it wrote anything. */
const cutOff = ({ client }: Editor) => {
  const { get, post, file, step } = client;
  const refuse = () => Promise.reject(new EditError('The server does not answer.'));
  Object.assign(client, { get: refuse, post: refuse, file: refuse, step: refuse });
  return () => void Object.assign(client, { get, post, file, step });
};

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(closeEditors);

const begin = async ({ address = '/', type }: Task, calls?: FileCalls) => {
  window.history.replaceState(null, '', address);
  const site = createSite();
  const editor = await open({ site, ...(calls && { calls }) });
  const before = site.texts();
  await type?.(editor);
  return { site, editor, before };
};

type Begun = Awaited<ReturnType<typeof begin>>;

const isAsBefore = ({ site, before }: Begun) => {
  expect(site.texts()).toEqual(before);
  expect(drafts(site.folder)).toEqual([]);
};

const isDone = async ({ site }: Begun, { file, done }: Task) => {
  await waitFor(() => expect(site.read(file)).toMatch(done));
  await waitFor(() => expect(screen.queryByRole('button', { name: /not written yet/ })).toBeNull());
};

/** The page is lost, and opened again: what was typed is there, and is written then. */
const isThereAgain = async (begun: Begun, task: Task) => {
  const { words = '', way } = task;
  await lose(begun.editor);
  const editor = await open({ site: begun.site });
  isAsBefore(begun);
  await way.isLeft(words);
  await way.afterReload(editor);
  await isDone(begun, task);
};

describe.each(tasks)('%s', (_, task) => {
  const { words = '', way } = task;

  test('stays while the network is gone, and is written when it is there again', async () => {
    const begun = await begin(task);
    const mend = cutOff(begun.editor);
    await way.send(begun.editor);
    expect(await screen.findAllByText(/does not answer/)).not.toHaveLength(0);
    await way.stays(words);
    isAsBefore(begun);
    mend();
    await way.again(begun.editor);
    await isDone(begun, task);
  });

  test('stays while the disk is full, and is written when there is room', async () => {
    const disk = { isFull: false };
    const begun = await begin(task, filling(disk));
    disk.isFull = true;
    await way.send(begun.editor);
    expect(await screen.findAllByText(/The disk is full \(ENOSPC\)/)).not.toHaveLength(0);
    await way.stays(words);
    isAsBefore(begun);
    disk.isFull = false;
    await way.again(begun.editor);
    await isDone(begun, task);
  });

  test('is written beside what another program has saved into the file meanwhile', async () => {
    const begun = await begin(task);
    begun.site.write(task.file, `// Of another program.\n${begun.site.read(task.file)}`);
    await way.send(begun.editor);
    await isDone(begun, task);
    expect(begun.site.read(task.file)).toMatch(/^\/\/ Of another program\.\n/);
  });

  test('is there after the server was killed and the page loaded again, and is written then', async () => {
    const begun = await begin(task);
    cutOff(begun.editor);
    await way.send(begun.editor);
    await way.stays(words);
    await isThereAgain(begun, task);
  });
});

test.each(tasks.filter(([, { type }]) => type))(
  '%s is there after the tab was closed as it was typed, and is written then',
  async (_, task) => {
    const begun = await begin(task);
    // A closed tab ends nothing in order, as the removed parts of this page would.
    cutOff(begun.editor);
    await isThereAgain(begun, task);
  },
);

test.each(tasks.filter(([, { theirs }]) => theirs))(
  '%s is told what another tab has written there meanwhile, and stands in its place by another try',
  async (_, task) => {
    const { file, words = '', way } = task;
    const { path = '', value = '' } = task.theirs ?? {};
    const begun = await begin(task);
    const { client, session } = begun.editor;
    const was = session.valueAt({ file, path }) as string;
    // The news of it come to this tab.
    await act(async () => {
      const change = { do: 'set', file, path, value, was } as const;
      await client.step({ words: 'Theirs', changes: [change] });
    });
    await waitFor(() => expect(session.valueAt({ file, path })).toBe(value));
    await way.send(begun.editor);
    const [told] = await screen.findAllByText(/Meanwhile it was changed to/);
    expect(told).toHaveTextContent(`“${value}”`);
    await way.stays(words);
    expect(begun.site.read(file)).toContain(`'${value}'`);
    await way.again(begun.editor);
    await isDone(begun, task);
  },
);

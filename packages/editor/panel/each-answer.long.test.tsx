import { screen, waitFor } from '@testing-library/react';
import { someOf } from '../../../tests/runs';
import { createEditClient, EditError } from '../edit-client';
import { closeEditors } from '../testing/open-editor';
import { requestsWith } from '../vite-link';
import { home, openPicture, useOfLibrary } from './testing/open-picture';

/** Whatever the server answers to a step: what was chosen or typed is written, or is kept and said. */

afterEach(closeEditors);

type Opened = Awaited<ReturnType<typeof openPicture>>;
type Client = Opened['client'];
type Answering = (own: Client['step'], opened: Opened) => Client['step'];

const answers: [string, { words: RegExp; step: Answering }][] = [
  [
    'refused',
    {
      words: /No such picture here/,
      step: () => () =>
        Promise.resolve({
          is: 'refused',
          problems: [
            { code: 'x', file: home, path: '', place: 'Home', message: 'No such picture here' },
          ],
        }),
    },
  ],
  [
    'refused without a word',
    {
      words: /The check does not take this/,
      step: () => () => Promise.resolve({ is: 'refused', problems: [] }),
    },
  ],
  [
    'lost',
    {
      words: /Another program is writing/,
      step:
        (_own, { session }) =>
        () => {
          const { state } = session.get();
          return Promise.resolve({ is: 'lost', message: 'Another program is writing.', state });
        },
    },
  ],
  [
    'no network',
    {
      words: /does not answer/,
      step: () => () => Promise.reject(new EditError('The server does not answer.')),
    },
  ],
  [
    'an error of the program',
    {
      words: /That could not be done/,
      step: () => () => Promise.reject(new TypeError('x is undefined')),
    },
  ],
  [
    'nothing, ever',
    {
      words: /has not answered for/,
      step: (_own, { client }) => {
        client.patience = 300;
        return () => new Promise(() => undefined);
      },
    },
  ],
];

const opened = () => openPicture();

/** From now on the server answers, in whatever time a busy machine takes. */
const mend = (client: Client, step: Client['step']) =>
  Object.assign(client, { step, patience: 60_000 });

/** The words in an alert of the panel, beside what they are about. */
const isSaidBeside = (panel: HTMLElement, words: RegExp) =>
  waitFor(() => {
    const said = [...panel.querySelectorAll('[role="alert"]')].map((each) => each.textContent);
    expect(said.join('\n')).toMatch(words);
  });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(someOf(answers, { oneIn: 2 }))(
  '%s: a picture that is chosen stays, and is written by the next press',
  async (_name, { words, step }) => {
    const editor = await opened();
    await useOfLibrary(editor);
    const { client, panel, press, picture, inPanel } = editor;
    const own = client.step;
    client.step = step(own, editor);
    await press('Use this picture');
    await isSaidBeside(panel, words);
    expect(inPanel.getByLabelText('What does the picture show?')).toHaveValue('Winter garden');
    expect(picture()).toMatchObject({ file: '/pictures/hall.svg' });
    mend(client, own);
    await press('Use this picture');
    await waitFor(() => expect(picture()).toMatchObject({ file: '/pictures/winter-garden.svg' }));
    await waitFor(() => expect(panel.textContent).not.toMatch(words));
  },
);

test.each(someOf(answers, { oneIn: 2 }))(
  '%s: what is typed stays, and is written by the next Enter',
  async (_name, { words, step }) => {
    const editor = await opened();
    const { client, panel, picture, inPanel, user } = editor;
    const own = client.step;
    client.step = step(own, editor);
    const field = inPanel.getByLabelText(/^Alt/);
    await user.clear(field);
    await user.type(field, 'At night{Enter}');
    await isSaidBeside(panel, words);
    expect(await screen.findByText('1 not written yet')).toBeVisible();
    expect(field).toHaveValue('At night');
    mend(client, own);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(picture()).toMatchObject({ alt: 'At night' }));
    await waitFor(() => expect(screen.queryByText(/not written yet/)).toBeNull());
  },
);

test('what is answered after the control is gone is said in the bar', async () => {
  const editor = await opened();
  await useOfLibrary(editor);
  const { client, press, session } = editor;
  let answer: (() => void) | undefined;
  client.step = () =>
    new Promise((resolve) => {
      answer = () => resolve({ is: 'refused', problems: [] });
    });
  await press('Use this picture');
  await waitFor(() => expect(answer).toBeDefined());
  session.select(undefined);
  await waitFor(() => expect(screen.queryByText('Use this picture')).toBeNull());
  answer?.();
  expect(await screen.findByText(/The check does not take this/)).toBeVisible();
});

test('config that changed on the way is written into as it is by then', async () => {
  const editor = await opened();
  const { client, inPanel, site, user } = editor;
  const own = client.step;
  const moved = site
    .read(home)
    .replace('sections: [', "sections: [\n{ kind: 'text', title: 'First', text: 'New' },");
  let count = 0;
  client.step = async (step, options) => {
    if (options?.dry) return own(step, options);
    count += 1;
    if (count > 1) return own(step, options);
    const message = 'It has changed meanwhile.';
    site.write(home, moved);
    return { is: 'lost', message, state: await client.hello() };
  };
  const field = inPanel.getByLabelText(/^Alt/);
  await user.clear(field);
  await user.type(field, 'At night{Enter}');
  await waitFor(() => expect(site.read(home)).toContain("alt: 'At night'"));
  expect(site.read(home)).toContain("title: 'First'");
  expect(count).toBe(2);
  expect(screen.queryByText(/It has changed meanwhile/)).toBeNull();
});

test('an undo that is refused says why', async () => {
  const { client, session } = await opened();
  const problem = { code: 'x', file: home, path: '', place: 'Home', message: 'Its form is gone' };
  client.undo = () => Promise.resolve({ is: 'refused', problems: [problem] });
  await session.undo();
  expect(await screen.findByText(/Its form is gone/)).toBeVisible();
});

test('an answer that is cut off is one that did not come', async () => {
  const cut = { ok: true, json: () => Promise.reject(new SyntaxError('Unexpected end')) };
  Object.assign(globalThis, { fetch: () => Promise.resolve(cut) });
  const client = createEditClient(requestsWith('token'));
  await expect(client.undo()).rejects.toBeInstanceOf(EditError);
  await expect(client.get('changes')).rejects.toThrow(/was cut off/);
});

test('a server that hangs is said to after a time, whatever was asked of it', async () => {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = () => timeout(10);
  Object.assign(globalThis, {
    fetch: (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  });
  const client = createEditClient(requestsWith('token'));
  await expect(client.post('take-back')).rejects.toThrow(/has not answered/);
  await expect(client.get('changes')).rejects.toThrow(/has not answered/);
  AbortSignal.timeout = timeout;
});

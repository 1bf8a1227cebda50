import type * as Util from 'node:util';
import type * as Threads from 'node:worker_threads';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type * as Server from 'react-dom/server';
import { seeded, someOf } from '../../tests/runs';
import { caseOf } from '../../tests/saved-fields';
import type { ValueKind } from '../fields/kind-module';
import { fieldSchemas, type FieldKind } from '../fields/registry';
import { valueKinds } from '../fields/value-kinds';
import { saveTyped, restoreTyped, type WrittenForm } from '../loading/typed-values';
import type { Values } from '../schema/record';
import type { FormDefinition } from './form-schema';
import { formOf, partsOf, submit } from './testing/made-form';
import { BareForm } from './testing/render-form';

/** The content of a form when its page was reloaded: before and after hydration. */

const named = { name: 'Asked', label: 'Asked' };
const options = [{ value: 'one' }, { value: 'two' }, { value: 'three' }];

type Sent = jest.Mock<Promise<boolean>, [Values]>;

const createSend = (): Sent => jest.fn((_values: Values) => Promise.resolve(true));

const draw = async (
  definition: FormDefinition,
  send: Sent,
  Around: typeof StrictMode = StrictMode,
) => (
  <Around>
    <BareForm
      definition={definition}
      parts={await partsOf(definition)}
      send={send}
      upload={() => Promise.resolve('https://files.example/a')}
    />
  </Around>
);

/** Renders the page's HTML as the server does; `markHydrated` is what script does with it later. */
const serve = async (definition: FormDefinition, Around?: typeof StrictMode) => {
  // It reads these globals while loading, and jsdom has none.
  const { MessageChannel } = jest.requireActual<typeof Threads>('node:worker_threads');
  const { TextEncoder } = jest.requireActual<typeof Util>('node:util');
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { renderToString } = jest.requireActual<typeof Server>('react-dom/server');
  const send = createSend();
  const form = await draw(definition, send, Around);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  return { send, markHydrated: () => act(() => Promise.resolve(hydrateRoot(root, form))) };
};

const show = async (definition: FormDefinition) => {
  const send = createSend();
  render(await draw(definition, send));
  return send;
};

const note = (...forms: Omit<WrittenForm, 'form'>[]) =>
  JSON.stringify({ path: '/', forms: forms.map((form) => ({ form: 'asked', ...form })) });

const noteOf = (fields: WrittenForm['fields'], step?: number) =>
  note({ fields, ...(step !== undefined && { step }) });

const reloadWith = (typed: string) => {
  sessionStorage.setItem('typed', typed);
  restoreTyped();
};

/** What the page would keep now. */
const saved = () => {
  saveTyped();
  const { forms } = JSON.parse(sessionStorage.getItem('typed')!) as { forms: WrittenForm[] };
  sessionStorage.removeItem('typed');
  return forms[0];
};

const expectSent = (send: Sent, values: unknown) =>
  waitFor(() => expect(send).toHaveBeenCalledWith(values));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // Left over from an earlier test.
  reloadWith(note());
  document.body.innerHTML = '';
});
afterEach(() => jest.restoreAllMocks());

describe.each(someOf(Object.keys(fieldSchemas) as FieldKind[], { oneIn: 4 }))(
  seeded('%s'),
  (kind) => {
    const { field, own } = caseOf(kind);
    const { empty, write } = valueKinds[kind] as ValueKind;
    // The first is empty. Nothing is kept of files.
    const { 1: value = empty(field) } = own;
    const written = { [field.name]: { kind, entries: write(value) } };
    const definition = formOf({ fields: [field] });

    test('is in the page’s HTML again, and is sent once it is hydrated', async () => {
      const { send, markHydrated } = await serve(definition);
      reloadWith(noteOf(written));
      expect(saved()).toMatchObject({ form: 'asked', fields: written });
      await markHydrated();
      expect(saved()).toMatchObject({ form: 'asked', fields: written });
      submit();
      await expectSent(send, { [field.name]: value });
    });

    test('is restored in a form that script shows, and is sent', async () => {
      reloadWith(noteOf(written));
      const send = await show(definition);
      expect(saved()).toMatchObject({ form: 'asked', fields: written });
      submit();
      await expectSent(send, { [field.name]: value });
    });

    const othersShapes = [null, 'x', { kind }, { kind, entries: [5] }, { entries: ['x'] }];
    test(
      seeded(
        'what another build wrote there of another shape changes nothing, and is sent as empty',
      ),
      async () => {
        for (const other of someOf(othersShapes, { oneIn: 3 })) {
          reloadWith(noteOf({ [field.name]: other } as unknown as WrittenForm['fields']));
          const send = await show(definition);
          submit();
          await expectSent(send, { [field.name]: empty(field) });
          document.body.innerHTML = '';
        }
      },
    );
  },
);

test.each<['select' | 'radio' | 'checkboxes', string[], unknown]>([
  ['select', ['\t', 'my own'], 'my own'],
  ['select', ['two', ''], 'two'],
  ['radio', ['\t', 'my own'], 'my own'],
  ['radio', ['two', ''], 'two'],
  ['radio', [''], ''],
  ['checkboxes', ['two', '\t', 'my own'], ['two', 'my own']],
  ['checkboxes', ['two', ''], ['two']],
])(
  '%s: words of one’s own are in the HTML again as %j, and are sent as %j',
  async (kind, entries, value) => {
    const other = { label: 'Other', errorMessage: 'Write it' };
    const written = { Asked: { kind, entries } };
    const definition = formOf({ fields: [{ kind, ...named, options, other }] });
    const { send, markHydrated } = await serve(definition);
    reloadWith(noteOf(written));
    expect(saved()).toMatchObject({ fields: written });
    await markHydrated();
    expect(saved()).toMatchObject({ fields: written });
    submit();
    await expectSent(send, { Asked: value });
  },
);

test('a row that is answered before script joins what was kept of the others', async () => {
  const matrix = caseOf('matrix').field;
  const { send, markHydrated } = await serve(formOf({ fields: [matrix] }));
  reloadWith(noteOf({ Any: { kind: 'matrix', entries: ['one=a=b'] } }));
  const [row] = screen.getAllByRole('radiogroup', { name: 'two' });
  within(row!).getByLabelText<HTMLInputElement>('3').checked = true;
  expect(saved()).toMatchObject({
    fields: { Any: { entries: ['one=a=b'] }, 'Any.two': { entries: ['3'] } },
  });
  await markHydrated();
  submit();
  await expectSent(send, { Any: { one: 'a=b', two: 3 } });
});

test('answers of rows before script are in the page’s HTML again', async () => {
  const matrix = caseOf('matrix').field;
  const { send, markHydrated } = await serve(formOf({ fields: [matrix] }));
  reloadWith(noteOf({ 'Any.two': { kind: 'matrix', entries: ['a=b'] } }));
  const [row] = screen.getAllByRole('radiogroup', { name: 'two' });
  expect(within(row!).getByLabelText('a=b')).toBeChecked();
  await markHydrated();
  submit();
  await expectSent(send, { Any: { one: null, two: 'a=b' } });
});

test('a chosen option that is gone leaves what is there at the start', async () => {
  const { markHydrated, send } = await serve(
    formOf({
      fields: [
        { kind: 'select', name: 'One', label: 'One', options, initial: 'two' },
        { kind: 'radio', name: 'Two', label: 'Two', options, initial: 'three' },
        { kind: 'checkboxes', name: 'Three', label: 'Three', options },
      ],
    }),
  );
  reloadWith(
    noteOf({
      One: { kind: 'select', entries: ['gone'] },
      Two: { kind: 'radio', entries: ['gone'] },
      Three: { kind: 'checkboxes', entries: ['gone', 'one'] },
    }),
  );
  await markHydrated();
  submit();
  await expectSent(send, { One: 'two', Two: 'three', Three: ['one'] });
});

test('a field that has become another kind, and one that is gone, are left out', async () => {
  const { markHydrated, send } = await serve(
    formOf({
      fields: [
        { kind: 'checkbox', name: 'Consent', label: 'Consent' },
        { kind: 'textarea', name: 'Words', label: 'Words', rows: 2 },
      ],
    }),
  );
  reloadWith(
    noteOf({
      Consent: { kind: 'text', entries: ['on'] },
      Words: { kind: 'text', entries: ['in one line'] },
      Renamed: { kind: 'text', entries: ['lost'] },
    }),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await markHydrated();
  submit();
  await expectSent(send, { Consent: false, Words: 'in one line' });
});

const conditional = formOf({
  fields: [
    { kind: 'checkbox', name: 'More', label: 'More' },
    {
      kind: 'text',
      name: 'Which',
      label: 'Which',
      showWhen: { field: 'More', filled: true },
    },
  ],
});
const inConditional = {
  More: { kind: 'checkbox', entries: ['on'] },
  Which: { kind: 'text', entries: ['this one'] },
};

test('a conditional part is shown again with what stood in it', async () => {
  const { markHydrated, send } = await serve(conditional);
  reloadWith(noteOf(inConditional));
  expect(screen.queryByLabelText('Which')).toBeNull();
  await markHydrated();
  expect(await screen.findByLabelText('Which')).toHaveValue('this one');
  submit();
  await expectSent(send, { More: true, Which: 'this one' });
});

test('what waits for a part that script shows is not lost by another reload before', async () => {
  await serve(conditional);
  reloadWith(noteOf(inConditional));
  expect(saved()).toMatchObject({ fields: inConditional });
});

test('what was typed since the reload counts more than what was kept', async () => {
  const { markHydrated, send } = await serve(conditional);
  reloadWith(noteOf(inConditional));
  fireEvent.click(screen.getByRole('checkbox'));
  await markHydrated();
  submit();
  await expectSent(send, { More: false });
});

test('two forms of one name on a page each get their own', async () => {
  const definition = formOf({ fields: [{ kind: 'text', ...named }] });
  const sent = [await serve(definition), await serve(definition)];
  const [one, two] = ['one', 'two'].map((text) => ({
    fields: { Asked: { kind: 'text', entries: [text] } },
  }));
  reloadWith(note(one!, two!));
  for (const { markHydrated } of sent) await markHydrated();
  screen.getAllByRole('form').forEach((form) => fireEvent.submit(form));
  await expectSent(sent[0]!.send, { Asked: 'one' });
  await expectSent(sent[1]!.send, { Asked: 'two' });
});

describe('a form in steps', () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    // jsdom has none.
    Element.prototype.scrollIntoView = scrolled;
  });

  const text = (name: string) => ({ kind: 'text', name, label: name }) as const;
  const stepOf = (name: string) => ({ title: `Step ${name}`, fields: [text(name)] });
  const inSteps = (...names: string[]) =>
    formOf({
      steps: names.map(stepOf),
      stepping: { next: 'Next', back: 'Back', summary: { title: 'All', change: 'C', yes: 'Y' } },
    });
  const stepShown = () => document.querySelector('[aria-current="step"]')?.textContent;
  const written = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { kind: 'text', entries: [`in ${name}`] }]));

  test.each<[string, string[], number, string]>([
    ['that is still there is shown', ['A', 'B', 'C'], 1, 'Step B'],
    ['that is the last is shown', ['A', 'B', 'C'], 3, 'All'],
    ['that no longer exists leads to the nearest', ['A', 'B'], 5, 'All'],
    ['before the first leads to the first', ['A', 'B'], -4, 'Step A'],
    ['that is not a number leads to the first', ['A', 'B'], '1' as unknown as number, 'Step A'],
    ['between two leads to the first', ['A', 'B'], 0.5, 'Step A'],
  ])('a step %s', async (_title, names, step, expected) => {
    const { markHydrated } = await serve(inSteps(...names));
    reloadWith(noteOf(written('A', 'B', 'C'), step));
    await markHydrated();
    await waitFor(() => expect(stepShown()).toContain(expected));
    const shown = expected === 'All' ? screen.getByText('in B') : screen.getByRole('textbox');
    expect(shown).toBeVisible();
    // The visitor did not navigate there: focus stays where it is.
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('a step that conditions hide leads to the nearest one before it', async () => {
    const { markHydrated } = await serve(
      formOf({
        ...inSteps('A', 'B', 'C'),
        steps: [
          stepOf('A'),
          { ...stepOf('B'), showWhen: { field: 'A', is: 'other' } },
          stepOf('C'),
        ],
      }),
    );
    reloadWith(noteOf(written('A', 'B', 'C'), 1));
    await markHydrated();
    await waitFor(() => expect(stepShown()).toContain('Step A'));
    expect(screen.getByLabelText('A')).toHaveValue('in A');
  });

  test('what was typed comes back in this tab, and in the values that a changed form still has', async () => {
    const first = await show(inSteps('A', 'B'));
    fireEvent.change(screen.getByLabelText('A'), { target: { value: 'typed' } });
    window.dispatchEvent(new Event('pagehide'));
    expect(first).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    const { markHydrated } = await serve(inSteps('New', 'A'));
    await markHydrated();
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(stepShown()).toContain('Step A'));
    expect(screen.getByLabelText('A')).toHaveValue('typed');
  });

  test.each([
    ['is of another build', JSON.stringify({ step: 7, values: { A: 'old' } })],
    ['is not JSON', '{{'],
    ['is nothing', 'null'],
    ['is a list', '[1]'],
    ['has only a step', JSON.stringify({ step: 1 })],
  ])('what is kept that %s leads to the first step, empty', async (_title, stored) => {
    sessionStorage.setItem('steps asked', stored);
    await show(inSteps('A', 'B'));
    expect(stepShown()).toContain('Step A');
    expect(screen.getByLabelText('A')).toHaveValue('');
  });

  test('works where there is no storage', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    const { markHydrated } = await serve(inSteps('A', 'B'));
    expect(() => restoreTyped()).not.toThrow();
    await markHydrated();
    submit();
    await waitFor(() => expect(stepShown()).toContain('Step B'));
  });

  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'works where %s of the storage throws',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('blocked');
      });
      const { markHydrated } = await serve(inSteps('A', 'B'));
      expect(() => restoreTyped()).not.toThrow();
      await markHydrated();
      fireEvent.change(screen.getByLabelText('A'), { target: { value: 'typed' } });
      window.dispatchEvent(new Event('pagehide'));
      submit();
      await waitFor(() => expect(stepShown()).toContain('Step B'));
    },
  );
});

test('what was typed before hydration shows what depends on it', async () => {
  const asksParent = formOf({
    fields: [
      { kind: 'date', name: 'Born', label: 'Born', errorMessage: 'A whole day' },
      {
        kind: 'text',
        name: 'Parent',
        label: 'Parent',
        showWhen: { field: 'Born', youngerThan: 150 },
      },
    ],
  });
  // Strict mode subscribes twice, and would tell what visitors' browsers do not.
  const { markHydrated } = await serve(asksParent, Fragment);
  screen.getByLabelText<HTMLInputElement>('Born').value = '2012-01-01';
  await markHydrated();
  expect(screen.getByLabelText('Parent')).toBeVisible();
});

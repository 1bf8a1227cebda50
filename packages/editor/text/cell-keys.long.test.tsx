import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditError } from '../edit-client';
import type { EditedPage } from '../edit-runtime';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { closeEditors, openEditor } from '../testing/open-editor';

/** A table on the page, by keys alone and by what a spreadsheet copies. */

const home = 'config/pages/home.ts';
const rows = [
  ['Cut', '£30'],
  ['Colour', '£50'],
];
/** The mark of the heading of the second column. */
const heading = 99;
const asWritten = (list: string[][]) =>
  `rows: [${list.map((row) => `[${row.map((text) => `'${text}'`).join(', ')}]`).join(', ')}]`;
const section = (list: string[][]) =>
  `{ kind: 'table', title: 'Prices', columns: ['', 'Price'], ${asWritten(list)} },`;

afterEach(closeEditors);

const openTable = async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  let table = 0;
  const config = {
    ...createMarkedConfig(),
    placeOf: (id: number) => ({
      file: home,
      path:
        id === heading
          ? `sections[${table}].columns[1]`
          : `sections[${table}].rows[${Math.floor(id / 10)}][${id % 10}]`,
    }),
    movedText: () => undefined,
  };
  /** As the page is drawn. */
  const draw = (list: string[][]) => {
    const cell = (text: string, row: number, column: number) =>
      `<td>${markText(text, row * 10 + column)}</td>`;
    const line = (texts: string[], row: number) =>
      `<tr>${texts.map((text, column) => cell(text, row, column)).join('')}</tr>`;
    root.innerHTML = `<table><thead><tr><th>${markText('Price', heading)}</th></tr></thead><tbody>${list.map(line).join('')}</tbody></table>`;
  };
  draw(rows);
  const page: EditedPage = { config, redraw: () => undefined, goTo: () => undefined };
  const opened = await openEditor({ page });
  const before = opened.site.read(home);
  const at = before.lastIndexOf('\n  ],');
  const withTable = `${before.slice(0, at)}\n    ${section(rows)}${before.slice(at)}`;
  await opened.save(home, withTable);
  const whole = opened.session.valueAt({ file: home, path: 'sections' });
  table = (whole as unknown[]).length - 1;
  draw(rows);
  const cell = (row: number, column: number) =>
    root.querySelectorAll('tbody tr')[row]!.querySelectorAll<HTMLElement>('td:not([data-copy])')[
      column
    ]!;
  const typed = () => document.querySelector<HTMLElement>('[contenteditable="true"]');
  await waitFor(() => expect(cell(0, 0)).toHaveAttribute('tabindex', '0'));
  const says = (key: string, value: unknown) =>
    waitFor(() =>
      expect(opened.session.valueAt({ file: home, path: `sections[${table}].${key}` })).toEqual(
        value,
      ),
    );
  const isRows = (list: string[][]) => says('rows', list);
  return { ...opened, root, draw, cell, typed, says, isRows };
};

/** No step is answered until what is returned is called: from then on each is refused, however many were asked for. */
const failingSteps = (client: { step: (...asked: never[]) => Promise<unknown> }) => {
  const asked: (() => void)[] = [];
  let fails = false;
  client.step = () =>
    new Promise((_resolve, reject) => {
      const refuse = () => reject(new EditError('The server does not answer.'));
      if (fails) refuse();
      else asked.push(refuse);
    });
  return () => {
    fails = true;
    asked.forEach((refuse) => refuse());
  };
};

const paste = (box: HTMLElement, words: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => words } });

test('arrow keys lead from cell to cell, and a letter opens the one with the focus', async () => {
  const { user, cell, typed } = await openTable();
  cell(0, 0).focus();
  await user.keyboard('{ArrowRight}');
  expect(cell(0, 1)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('7');
  await waitFor(() => expect(typed()).toHaveFocus());
  expect(typed()).toHaveAccessibleName('Price of “Colour”');
});

test.each([
  ['AltGr of Windows', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
  ['Option of a Mac', { altKey: true }],
])('a sign typed with %s opens a cell, and a shortcut does not', async (_, keys) => {
  const { cell, typed } = await openTable();
  cell(0, 1).focus();
  fireEvent.keyDown(cell(0, 1), { key: 'e', ctrlKey: true });
  fireEvent.keyDown(cell(0, 1), { key: 'e', altKey: true });
  expect(typed()).toBeNull();
  fireEvent.keyDown(cell(0, 1), { key: '€', ...keys });
  await waitFor(() => expect(typed()).toHaveFocus());
});

test('a letter opens the heading of a column as well', async () => {
  const { user, typed, root } = await openTable();
  root.querySelector('th')!.focus();
  await user.keyboard('C');
  await waitFor(() => expect(typed()).toHaveFocus());
});

test('Enter in the last cell writes it, and begins a row whose first cell is open', async () => {
  const { user, cell, typed, isRows, draw } = await openTable();
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, '£55');
  // What is typed before the row is there is its own.
  await user.keyboard('{Enter}Beard{Tab}£15');
  const now = [rows[0]!, ['Colour', '£55'], ['–', '–']];
  await isRows(now);
  draw(now);
  await isRows([...now.slice(0, 2), ['Beard', '–']]);
  await waitFor(() => expect(typed()).toHaveFocus());
  expect(typed()).toHaveAccessibleName('Price of “Beard”');
  expect(typed()).toHaveTextContent(/^£15$/);
});

test('Tab in a heading that waits for another text leads to the first row', async () => {
  const { user, root, cell, typed, isRows, says } = await openTable();
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, '£55');
  root.querySelector('th')!.focus();
  await user.keyboard('Cost{Tab}Wash');
  await isRows([rows[0]!, ['Colour', '£55']]);
  await says('columns', ['', 'Cost']);
  await waitFor(() => expect(typed()).toHaveFocus());
  expect(typed()).toHaveAccessibleName('Column 1 of row 1');
  expect(typed()).toHaveTextContent(/^Wash$/);
});

test('Tab behind the last cell leaves it as it was typed, and what follows is told', async () => {
  const { user, cell, typed, isRows, draw } = await openTable();
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, '£55');
  await user.keyboard('{Enter}Beard{Tab}£15{Tab}Wash');
  const begun = [rows[0]!, ['Colour', '£55'], ['–', '–']];
  await isRows(begun);
  draw(begun);
  await isRows([...begun.slice(0, 2), ['Beard', '£15']]);
  expect(await screen.findByText(/“Wash” is not written/)).toBeVisible();
});

test('what is typed for a cell of a page that is left meanwhile is offered', async () => {
  const { user, cell, typed, isRows, root } = await openTable();
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, '£55');
  await user.keyboard('{Enter}Beard');
  root.innerHTML = '';
  await isRows([rows[0]!, ['Colour', '£55'], ['–', '–']]);
  const offered = await screen.findByRole(
    'region',
    { name: 'What you were typing' },
    { timeout: 9000 },
  );
  expect(offered).toHaveTextContent('Beard');
});

test('cells of a spreadsheet fill cells and make rows', async () => {
  const { user, cell, typed, isRows } = await openTable();
  cell(1, 0).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, 'Beard\t£15\nWash\t£9\n');
  await isRows([rows[0]!, ['Beard', '£15'], ['Wash', '£9']]);
});

test('those pasted into a heading fill the headings, and the table is as wide as they are', async () => {
  const { user, root, typed, isRows, says } = await openTable();
  root.querySelector('th')!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, 'Time\tPrice\n45 min\t£42\n90 min\t£65\n');
  await isRows([
    ['Cut', '45 min', '£42'],
    ['Colour', '90 min', '£65'],
  ]);
  await says('columns', ['', 'Time', 'Price']);
  await waitFor(() => expect(typed()).toBeNull());
});

test('what is typed for a row that cannot be begun is offered, and put in once the row is there', async () => {
  const { user, cell, typed, isRows, client, press, draw } = await openTable();
  const { step } = client;
  const fail = failingSteps(client);
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, '£55');
  await user.keyboard('{Enter}Beard');
  fail();
  // Asked once more, as the next text is to be opened.
  await waitFor(() => expect(screen.getByText(/The server does not answer/)).toBeVisible());
  const offered = await screen.findByRole('region', { name: 'What you were typing' });
  expect(offered).toHaveTextContent('Beard');
  expect(offered).toHaveTextContent('There is no place for it now');
  expect(await screen.findByRole('button', { name: '2 not written yet' })).toBeVisible();
  client.step = step;
  await waitFor(() => expect(typed()).toHaveFocus());
  await user.keyboard('{Enter}');
  const now = [rows[0]!, ['Colour', '£55'], ['–', '–']];
  await isRows(now);
  draw(now);
  await press('Put it in');
  await isRows([...now.slice(0, 2), ['Beard', '–']]);
});

test('what is typed on after a cell is refused is not put into it, and is offered whole', async () => {
  const { user, cell, typed, client } = await openTable();
  const answer = failingSteps(client);
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, '£55');
  await user.keyboard('{Enter}Be');
  answer();
  await waitFor(() => expect(screen.getByText(/The server does not answer/)).toBeVisible());
  await user.keyboard('ard');
  const offered = await screen.findByRole('region', { name: 'What you were typing' });
  expect(offered).toHaveTextContent('Beard');
  expect(typed()).toHaveTextContent(/^£55$/);
  await waitFor(() => expect(typed()).toHaveFocus());
});

test('cells that cannot be pasted leave what was typed in the first of them', async () => {
  const { user, cell, typed, isRows, client } = await openTable();
  const { step } = client;
  client.step = () => Promise.reject(new EditError('The server does not answer.'));
  cell(1, 0).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(typed()).toHaveFocus());
  paste(typed()!, 'Bear');
  paste(typed()!, 'Beard\t£15\nWash\t£9\n');
  expect(await screen.findByText('The server does not answer.')).toBeVisible();
  expect(typed()).toHaveTextContent('Bear');
  client.step = step;
  paste(typed()!, 'Beard\t£15\nWash\t£9\n');
  await isRows([rows[0]!, ['Beard', '£15'], ['Wash', '£9']]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { examples } from '../fields/matrix/example';
import type { RuleDefinition } from '../rules/schemas';
import type { FormDefinition } from './form-schema';
import { formOf, showFormToUser } from './testing/made-form';
import { press } from './testing/render-form';

/** Statements with the same answers to each. */

const required: RuleDefinition = {
  field: 'Visit',
  check: 'required',
  message: 'Please answer all',
};
const name: RuleDefinition = { field: 'Name', check: 'required', message: 'Who are you?' };

const show = (
  rules: RuleDefinition[] = [],
  more: Partial<FormDefinition> = { fields: [examples.agreement] },
) => showFormToUser(formOf({ rules, ...more }));

beforeAll(() => {
  // Not in jsdom.
  Object.assign(window, { scrollBy: jest.fn() });
  Element.prototype.scrollIntoView = jest.fn();
});

const row = (statement: string) => within(screen.getByRole('radiogroup', { name: statement }));
const answer = (statement: string, choice: string) =>
  row(statement).getByRole('radio', { name: choice });

const [welcome, waiting, explained] = [
  'I was made welcome',
  'I did not wait long',
  'All was explained to me before it was done',
];

test('it is a table in a group of its name, in which each statement names its answers', async () => {
  await show();
  const group = screen.getByRole('group', { name: 'How was your visit?' });
  expect(group).toHaveAccessibleDescription('One answer in each row');
  const table = within(within(group).getByRole('table'));
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Disagree',
    'Rather disagree',
    'Rather agree',
    'Agree',
    'Cannot say',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((each) => within(each).getByRole('rowheader').textContent)).toEqual([
    welcome,
    waiting,
    explained,
  ]);
  for (const each of rows) {
    const statement = within(each).getByRole('rowheader').textContent ?? '';
    const answers = within(within(each).getByRole('radiogroup', { name: statement }));
    expect(answers.getAllByRole('radio')).toHaveLength(5);
    expect(answers.getByRole('radio', { name: 'Cannot say' })).not.toBeChecked();
  }
});

test('what is chosen is sent by the names of rows, and nothing where nothing is', async () => {
  const { send, user } = await show();
  await user.click(answer(welcome, 'Agree'));
  await user.click(answer(explained, 'Disagree'));
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Visit: { welcome: 'yes', waiting: null, explained: 'no' },
    }),
  );
  await waitFor(() => expect(answer(welcome, 'Agree')).not.toBeChecked());
});

test('numbers are sent as numbers, 0 among them', async () => {
  const { send, user } = await show([], { fields: [examples.numbers] });
  await user.click(answer('I slept well', 'Never'));
  await user.click(answer('I felt calm', 'Always'));
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Wellbeing: { sleep: 0, calm: 3 } }));
});

test('arrows choose within a row, Tab leads to the next, a second press takes an answer back', async () => {
  const { send, user } = await show();
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(answer(welcome, 'Rather agree')).toBeChecked();
  await user.tab();
  expect(row(waiting).getAllByRole('radio')).toContain(document.activeElement);
  await user.keyboard(' ');
  await user.click(answer(welcome, 'Rather agree'));
  expect(answer(welcome, 'Rather agree')).not.toBeChecked();
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ Visit: { welcome: null, waiting: 'no', explained: null } }),
  );
});

test('the message names the row that lacks an answer and leads to it; it goes with the answer', async () => {
  const { send, user } = await show([required]);
  await user.click(answer(welcome, 'Agree'));
  await press(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“I did not wait long”: Please answer all');
  expect(answer(waiting, 'Disagree')).toHaveFocus();
  const group = (statement: string) => screen.getByRole('radiogroup', { name: statement });
  expect(group(waiting)).toHaveAccessibleDescription('“I did not wait long”: Please answer all');
  expect(group(welcome)).toBeValid();
  expect(group(waiting)).toBeInvalid();
  expect(group(explained)).toBeInvalid();
  await user.click(answer(waiting, 'Agree'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(group(waiting)).toBeValid();
  expect(group(explained)).toBeInvalid();
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(`“${explained}”: Please answer all`);
  await user.click(answer(explained, 'Agree'));
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      Visit: { welcome: 'yes', waiting: 'yes', explained: 'yes' },
    }),
  );
});

test('its message comes in the order of the rules', async () => {
  const fields: FormDefinition['fields'] = [
    { kind: 'text', name: 'Name', label: 'Name' },
    examples.agreement,
  ];
  const { user } = await show([required, name], { fields });
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please answer all');
  for (const statement of [welcome, waiting, explained]) {
    await user.click(answer(statement, 'Agree'));
  }
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Who are you?');
});

test('all rows or none, where the rule asks only of what is filled in', async () => {
  const { send, user } = await show([{ ...required, whenFilled: true }]);
  await user.click(answer(welcome, 'Agree'));
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('“I did not wait long”');
  await user.click(answer(welcome, 'Agree'));
  await press(user);
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ Visit: { welcome: null, waiting: null, explained: null } }),
  );
});

test('an answer in any row shows what depends on it', async () => {
  const fields: FormDefinition['fields'] = [
    examples.agreement,
    {
      kind: 'text',
      name: 'Why',
      label: 'What went wrong?',
      showWhen: { field: 'Visit', isOneOf: ['no', 'rather-no'] },
    },
  ];
  const { user } = await show([], { fields });
  await user.click(answer(welcome, 'Agree'));
  expect(screen.queryByLabelText('What went wrong?')).toBeNull();
  await user.click(answer(explained, 'Rather disagree'));
  expect(await screen.findByLabelText('What went wrong?')).toBeVisible();
});

test('the summary of a form in steps has each row with its answer', async () => {
  const { user } = await show([], {
    steps: [{ title: 'Visit', fields: [examples.agreement], showWhen: undefined }],
    stepping: {
      next: 'Next',
      back: 'Back',
      summary: { title: 'Is this right?', change: 'Change', yes: 'Yes' },
    },
  });
  await user.click(answer(welcome, 'Agree'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('I was made welcome: Agree')).toBeVisible();
});

describe('with several answers in a row', () => {
  const boxes = (statement: string) => within(screen.getByRole('group', { name: statement }));
  const box = (statement: string, choice: string) =>
    boxes(statement).getByRole('checkbox', { name: choice });
  const asked = { ...required, field: 'Reached', message: 'Please tick something' };

  test('they are boxes named by the statement, and are sent as lists in the order of the columns', async () => {
    const { send, user } = await show([], { fields: [examples.several] });
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'The first time',
      'Since then',
    ]);
    await user.click(box('The first time', 'With friends'));
    await user.click(box('The first time', 'In the street'));
    await user.click(box('The first time', 'On the web'));
    await user.click(box('The first time', 'On the web'));
    await press(user);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ Reached: { first: ['street', 'friends'] } }),
    );
    await waitFor(() => expect(box('The first time', 'With friends')).not.toBeChecked());
  });

  test('the rule asks of each row, but of none that may be left out', async () => {
    const { send, user } = await show([asked], { fields: [examples.several] });
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“The first time”: Please tick something');
    expect(box('The first time', 'In the street')).toHaveFocus();
    expect(box('The first time', 'In the street')).toBeInvalid();
    expect(box('Since then', 'In the street')).toBeValid();
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(box('Since then', 'On the web'));
    await press(user);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ Reached: { first: ['street'], since: ['web'] } }),
    );
  });

  test('one of them shows what depends on it', async () => {
    const fields: FormDefinition['fields'] = [
      examples.several,
      {
        kind: 'text',
        name: 'Who',
        label: 'With whom?',
        showWhen: { field: 'Reached', is: 'friends' },
      },
    ];
    const { user } = await show([], { fields });
    await user.click(box('Since then', 'On the web'));
    expect(screen.queryByLabelText('With whom?')).toBeNull();
    await user.click(box('Since then', 'With friends'));
    expect(await screen.findByLabelText('With whom?')).toBeVisible();
  });
});

test('of one answer a row, too, some may be left out', async () => {
  const field = examples.agreement;
  const rows = field.rows.map((each, at) => ({ ...each, ...(at > 0 && { optional: true }) }));
  const { send, user } = await show([required], { fields: [{ ...field, rows }] });
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(`“${welcome}”: Please answer all`);
  await user.click(answer(welcome, 'Agree'));
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Visit: { welcome: 'yes' } }));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from '../fields/scale/example';
import type { RuleDefinition } from '../rules/schemas';
import { formOf, showForm, submit } from './testing/made-form';

/** Numbers in a row with words at both ends. */

const required: RuleDefinition = { field: 'Recommend', check: 'required', message: 'Choose' };

const show = async (rules: RuleDefinition[] = []) =>
  (await showForm(formOf({ fields: [examples.zeroToTen], rules }))).send;

test('is one group, which the words at both ends describe; these name the first and the last', async () => {
  await show();
  const group = screen.getByRole('radiogroup', { name: 'How likely are you to recommend us?' });
  expect(group).toHaveAccessibleDescription('0 – Not at all likely 10 – Very likely');
  expect(
    screen
      .getAllByRole('radio')
      .map((each) => [...(each as HTMLInputElement).labels!][0]?.textContent),
  ).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(screen.getByRole('radio', { name: '0, Not at all likely' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '5' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '10, Very likely' })).toBeEnabled();
});

test('what is chosen is sent as a number, and 0 is one', async () => {
  const send = await show([required]);
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose');
  fireEvent.click(screen.getByRole('radio', { name: '0, Not at all likely' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Recommend: 0 }));
});

test('arrows choose, and a second press takes it back', async () => {
  const user = userEvent.setup();
  const send = await show();
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(screen.getByRole('radio', { name: '2' })).not.toBeChecked();
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ Recommend: null }));
});

import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import site from '../../tests/sites/agency/config/site';
import themeDefinition from '../../tests/sites/agency/config/theme';
import { keptFormExample } from '../form/form-example';
import type { FormDefinition } from '../form/form-schema';
import type { Submission } from '../submission/create-submission';
import { createTheme } from '../theme/create-theme';
import { loadForm, SubmittingForm } from './lazy-form';
import { SiteContext, type SiteContextValue, ToastContext } from './site-context';

const theme = createTheme(themeDefinition);
const number = 'K7QM-4XPA-9RTW';

/** Answers each message with the next of these. */
const show = async (answers: boolean[], form: FormDefinition = keptFormExample) => {
  const toast = jest.fn();
  const save: Submission['save'] = (_, __, { onReference }) => {
    onReference?.(number);
    return Promise.resolve(answers.shift() ? 'saved' : 'failed');
  };
  const submission = { save, prepare: () => undefined, upload: () => Promise.resolve('') };
  const value = { site, submission } as unknown as SiteContextValue;
  const loaded = await loadForm(Promise.resolve(form));
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <SiteContext value={value}>
          <ToastContext value={toast}>
            <SubmittingForm form={loaded} />
          </ToastContext>
        </SiteContext>
      </ThemeProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const send = async () => {
    await user.type(screen.getByLabelText(/^Your name/), 'Ada');
    await user.type(screen.getByLabelText(/^What tree/), 'Oak');
    await user.click(screen.getByRole('button', { name: form.submit.label }));
  };
  return { user, send, toast };
};

const thanks = `Thank you. Your number is ${number}.`;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('whoever sent it reads their number, which stays below the form', async () => {
  const { send, toast } = await show([true]);
  await send();
  expect(await screen.findByText(thanks)).toBeVisible();
  expect(toast).toHaveBeenCalledWith(thanks, 'success');
});

test('of certain answers other words thank, of the first condition that holds', async () => {
  const asked: FormDefinition = {
    ...keptFormExample,
    outcome: {
      ...keptFormExample.outcome,
      saved: {
        toast: 'Thanks',
        byAnswer: [
          { when: { field: 'Sort', is: 'Ash' }, toast: 'An ash' },
          { when: { field: 'Sort', filled: true }, toast: 'A tree, {reference}' },
          { when: { field: 'Name', filled: true }, toast: 'You' },
        ],
      },
    },
  };
  const { send, toast } = await show([true], asked);
  await send();
  expect(await screen.findByText(`A tree, ${number}`)).toBeVisible();
  expect(toast).toHaveBeenCalledWith(`A tree, ${number}`, 'success');
});

test('what failed has no thanks', async () => {
  const { send, toast } = await show([false]);
  await send();
  expect(toast).toHaveBeenCalledWith(keptFormExample.outcome.failed.toast, 'failure');
  expect(screen.queryByRole('button', { name: 'Print a copy' })).toBeNull();
});

test('a press prints a copy of what was sent: all else of the page is not on paper', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user, send } = await show([true]);
  await send();
  expect(document.querySelector('[data-copy]')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Print a copy' }));
  expect(print).toHaveBeenCalledTimes(1);
  const copy = document.querySelector<HTMLElement>('body > [data-copy]');
  expect(copy).not.toBeVisible();
  const paper = within(copy!);
  expect(paper.getByText(keptFormExample.title).tagName).toBe('H1');
  expect(paper.getByText(number)).toBeInTheDocument();
  expect(paper.getByText(/^Sent on \S/)).toBeInTheDocument();
  expect(paper.getByText('The tree').tagName).toBe('H3');
  expect(paper.getByText('What tree is it?').parentElement).toHaveTextContent('Oak');
  const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  expect(styles.map(({ cssText }) => cssText).join('\n')).toMatch(
    /@media print\s*\{\s*body\s*>\s*:not\(\[data-copy\]\)/,
  );
  await user.click(screen.getByRole('button', { name: 'Print a copy' }));
  expect(print).toHaveBeenCalledTimes(2);
});

test('a form without a number, other words and a copy has no thanks below it', async () => {
  const { copy: _, byAnswer: __, ...saved } = keptFormExample.outcome.saved;
  const plain: FormDefinition = {
    ...keptFormExample,
    record: { collection: 'plain', stamps: { id: 'milliseconds' } },
    outcome: { ...keptFormExample.outcome, saved: { ...saved, toast: 'Thanks' } },
  };
  const { send, toast } = await show([true], plain);
  await send();
  expect(toast).toHaveBeenCalledWith('Thanks', 'success');
  expect(screen.queryByText('Thanks')).toBeNull();
});

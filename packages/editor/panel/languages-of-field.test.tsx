import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { themeExample } from '../../../src/schema/theme-example';
import type { Step, Value } from '../../../src/schema/values/change';
import { pageSchema } from '../../../src/sections/page-schema';
import { createTheme } from '../../../src/theme/create-theme';
import { applyToFiles } from '../../config-values/apply-to-value';
import { createEditLanguages } from '../../edit-languages/edit-languages';
import type { EditState } from '../../edit-protocol/protocol';
import type { EditClient } from '../edit-client';
import type { EditedPage } from '../edit-runtime';
import { SessionContext } from '../editor-context';
import { createSession } from '../editor-session';
import { KeyControl } from './group-controls';
import { keysOf } from './panel-keys';

const file = 'config/pages/chat.ts';
const theme = createTheme(themeExample);

type Shown = { page: Record<string, Value>; site?: Value; on?: string };

const severalLanguages: Value = { languages: ['en-GB', 'de-DE', 'fr-FR'] };

/** The field of a page's title in Settings, on a page in a language; what the file of the page says then. */
const showTitle = async ({ page, site = severalLanguages, on = 'fr-FR' }: Shown) => {
  const files = { [file]: page, 'config/site.ts': site, 'config/theme.ts': themeExample };
  let state = { version: 1, files, problems: [] } as unknown as EditState;
  const step = ({ changes }: Step, { dry = false } = {}) => {
    if (dry) return Promise.resolve({ is: 'valid' as const });
    const next = changes.reduce(applyToFiles, state.files);
    state = { ...state, version: state.version + 1, files: next };
    return Promise.resolve({ is: 'written' as const, state });
  };
  const edited: Partial<EditedPage> = { languages: createEditLanguages(on) };
  const session = createSession({ step } as EditClient, edited as EditedPage, state);
  const title = keysOf(pageSchema, page).find(({ key }) => key === 'title')!;
  await act(async () => {
    render(
      <SessionContext value={session}>
        <ThemeProvider theme={theme}>
          <Suspense>
            <KeyControl place={{ file, path: 'title' }} panelKey={title} around="it" />
          </Suspense>
        </ThemeProvider>
      </SessionContext>,
    );
    await Promise.resolve();
  });
  const field = await screen.findByLabelText('Title');
  return {
    field,
    isWritten: (expected: Value) => expect(state.files[file]).toMatchObject({ title: expected }),
  };
};

const retype = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

const forAll = { name: 'Write it in every language' };

test('a text that is the same in every language becomes French as it is typed, and says so', async () => {
  const { field, isWritten } = await showTitle({ page: { title: 'Chat' } });
  expect(
    screen.getByText('What you type is French alone: the words in English stay.'),
  ).toBeVisible();
  await retype(field, 'Discuter{Enter}');
  isWritten({ en: 'Chat', fr: 'Discuter' });
  expect(screen.queryByText(/in every language|French alone/)).toBeNull();
});

test('it can be written in every language, also by those who use the keyboard', async () => {
  const { field, isWritten } = await showTitle({ page: { title: 'Chat' } });
  await retype(field, 'Plausch');
  await userEvent.tab();
  expect(screen.getByRole('button', forAll)).toHaveFocus();
  isWritten('Chat');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/what you type is shown in English as well/)).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  isWritten('Plausch');
});

test('what says nothing in a language stays the same in all, unless it is to be French', async () => {
  const { field, isWritten } = await showTitle({ page: { title: '2026' } });
  await retype(field, '2027{Enter}');
  isWritten('2027');
  await userEvent.click(screen.getByRole('button', { name: 'Write it in French alone' }));
  await retype(field, '2028{Enter}');
  isWritten({ en: '2027', fr: '2028' });
});

test('a text that French lacks becomes French, and the main language keeps its words', async () => {
  const { field, isWritten } = await showTitle({ page: { title: { en: 'Chat', de: 'Plausch' } } });
  expect(screen.getByText(/French has no words here yet/)).toBeVisible();
  await retype(field, 'Discuter{Enter}');
  isWritten({ en: 'Chat', de: 'Plausch', fr: 'Discuter' });
});

test('a word that is the same in French is said to be so', async () => {
  const { field, isWritten } = await showTitle({ page: { title: { en: 'Chat', de: 'Plausch' } } });
  act(() => field.focus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'It is the same in French' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  isWritten({ en: 'Chat', de: 'Plausch', fr: 'Chat' });
  expect(screen.queryByText(/no words here/)).toBeNull();
  // The button is gone.
  expect(field).toHaveFocus();
});

test('a text that nobody has written yet says that it will be for all, once it is typed', async () => {
  const { field } = await showTitle({ page: {} });
  expect(screen.queryByText(/every language/)).toBeNull();
  await userEvent.type(field, 'Chat');
  expect(screen.getByText('What you type is shown in every language.')).toBeVisible();
});

test.each<[string, Shown]>([
  ['French has of its own', { page: { title: { en: 'Chat', fr: 'Discuter' } } }],
  ['is changed in the main language', { page: { title: 'Chat' }, on: 'en-GB' }],
  ['is of a site in one language', { page: { title: 'Chat' }, site: { language: 'fr-FR' } }],
])('nothing is said of a text that %s', async (_, shown) => {
  await showTitle(shown);
  expect(screen.queryByText(/language|French/)).toBeNull();
});

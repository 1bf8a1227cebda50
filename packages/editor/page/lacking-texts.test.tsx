import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { themeExample } from '../../../src/schema/theme-example';
import type { Value } from '../../../src/schema/values/change';
import { createTheme } from '../../../src/theme/create-theme';
import { createEditLanguages } from '../../edit-languages/edit-languages';
import type { EditState } from '../../edit-protocol/protocol';
import type { EditClient } from '../edit-client';
import type { EditedPage } from '../edit-runtime';
import { SessionContext } from '../editor-context';
import { createSession } from '../editor-session';
import { keepFocus, undoId } from '../focus-undo';
import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { LackingTexts } from './lacking-texts';

const file = 'config/pages/chat.ts';

const stateWith = (title: Value, version: number) =>
  ({
    version,
    files: {
      [file]: { title },
      'config/site.ts': { languages: ['en-GB', 'fr-FR'] },
      'config/theme.ts': themeExample,
    },
    problems: [],
  }) as unknown as EditState;

afterEach(() => document.getElementById('root')?.remove());

/** The bar of a page in French, with what it says of texts and pages that French lacks. */
const openBar = (state: EditState) => {
  const page: Partial<EditedPage> = {
    config: { ...createMarkedConfig(), placeOf: () => ({ file, path: 'title' }) },
    languages: createEditLanguages('fr-FR'),
    redraw: () => undefined,
  };
  const session = createSession({} as EditClient, page as EditedPage, state);
  render(
    <SessionContext value={session}>
      <ThemeProvider theme={createTheme(themeExample)}>
        <button id={undoId}>Undo</button>
        <LackingTexts />
      </ThemeProvider>
    </SessionContext>,
  );
  return session;
};

test('a page that the language does not have at all is counted, beside texts', () => {
  const state = stateWith({ en: 'Chat', fr: 'Discuter' }, 1);
  const pages: Value = [
    { page: 'chat', path: '/' },
    { page: 'jobs', path: '/Jobs', languages: ['en-GB'] },
  ];
  openBar({
    ...state,
    files: { ...state.files, 'config/routes.ts': { pages, unmatched: 'chat' } },
  });
  expect(screen.getByText('French is without 1 page')).toBeVisible();
  expect(screen.queryByText(/lacks/)).toBeNull();
});

test('the button that leads to what is lacking hands the focus on when nothing is any more', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = `<h1>${markText('Chat', 1)}</h1>`;
  document.body.append(root);
  const session = openBar(stateWith({ en: 'Chat' }, 1));
  const stop = keepFocus(root);
  const button = await screen.findByRole('button', { name: 'French lacks 1 text on this page' });
  act(() => button.focus());
  act(() => session.takeState(stateWith({ en: 'Chat', fr: 'Discuter' }, 2)));
  expect(screen.queryByText(/lacks/)).toBeNull();
  await waitFor(() => expect(screen.getByText('Undo')).toHaveFocus());
  stop();
});

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

test('the button that leads to what is lacking hands the focus on when nothing is any more', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = `<h1>${markText('Chat', 1)}</h1>`;
  document.body.append(root);
  const page: Partial<EditedPage> = {
    config: { ...createMarkedConfig(), placeOf: () => ({ file, path: 'title' }) },
    languages: createEditLanguages('fr-FR'),
    redraw: () => undefined,
  };
  const session = createSession({} as EditClient, page as EditedPage, stateWith({ en: 'Chat' }, 1));
  render(
    <SessionContext value={session}>
      <ThemeProvider theme={createTheme(themeExample)}>
        <button id={undoId}>Undo</button>
        <LackingTexts />
      </ThemeProvider>
    </SessionContext>,
  );
  const stop = keepFocus(root);
  const button = await screen.findByRole('button', { name: 'French lacks 1 text on this page' });
  act(() => button.focus());
  act(() => session.takeState(stateWith({ en: 'Chat', fr: 'Discuter' }, 2)));
  expect(screen.queryByText(/lacks/)).toBeNull();
  await waitFor(() => expect(screen.getByText('Undo')).toHaveFocus());
  stop();
});

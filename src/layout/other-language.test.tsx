import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ElsewhereContext } from '../ui/elsewhere';

/** With what the build defines before the modules that read it are loaded. */
const load = () => {
  globalThis.__SITE__ = {
    languages: {
      own: 'en',
      home: '/',
      start: '/',
      all: [
        { tag: 'en', name: 'English', home: '/' },
        { tag: 'de', name: 'Deutsch', home: '/de' },
      ],
    },
    saidInLanguages: {
      de: { direction: 'ltr', here: 'Diese Seite gibt es auch auf Deutsch', close: 'Schließen' },
    },
  };
  return jest.requireActual<{ default: ComponentType }>('./other-language').default;
};

test('the line in another language leaves the focus on the content once it is closed by keys', async () => {
  const OtherLanguage = load();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  render(
    <ElsewhereContext value={{ de: '/de' }}>
      <OtherLanguage />
      <main id="main" tabIndex={-1} />
    </ElsewhereContext>,
  );
  const close = screen.getByRole('button', { name: 'Schließen' });
  act(() => close.focus());
  await userEvent.keyboard('{Enter}');
  expect(close).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

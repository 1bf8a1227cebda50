import { ThemeProvider } from '@mui/material/styles';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import site from '../../tests/sites/agency/config/site';
import themeDefinition from '../../tests/sites/agency/config/theme';
import { createTheme } from '../theme/create-theme';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { Copyright } from './copyright';

const page = (
  <ThemeProvider theme={createTheme(themeDefinition)}>
    <SiteContext value={{ site } as unknown as SiteContextValue}>
      <Copyright />
    </SiteContext>
  </ThemeProvider>
);

const line = (year: number) =>
  site.footer.copyright.replace('{year}', String(year)).replace('{name}', site.name);

it('a page that was built last year shows this year, without a mismatch', () => {
  const complaints = jest.spyOn(console, 'error');
  jest.useFakeTimers({ now: new Date('2030-12-31T12:00:00') });
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent(line(2030));

  jest.setSystemTime(new Date('2031-01-01T12:00:00'));
  act(() => {
    hydrateRoot(root, page);
  });
  expect(screen.getByText(line(2031))).toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
  jest.useRealTimers();
});

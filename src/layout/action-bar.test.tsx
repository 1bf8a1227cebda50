import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import site from '../../tests/sites/agency/config/site';
import themeDefinition from '../../tests/sites/agency/config/theme';
import { createTheme } from '../theme/create-theme';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import ActionBar from './action-bar';

/** The button at the lower edge of telephones. */

const on = (currentPath: string, to = '/Contact#book') => (
  <ThemeProvider theme={createTheme(themeDefinition)}>
    <MemoryRouter>
      <SiteContext
        value={
          {
            site: { ...site, floating: { action: to && { label: 'Book', to } } },
          } as unknown as SiteContextValue
        }
      >
        <ActionBar currentPath={currentPath} />
      </SiteContext>
    </MemoryRouter>
  </ThemeProvider>
);

it('is a link in a landmark of its name', () => {
  render(on('/'));
  expect(screen.getByRole('complementary', { name: 'Book' })).toContainElement(
    screen.getByRole('link', { name: 'Book' }),
  );
});

it('is not on the page to which it leads', () => {
  const { container } = render(on('/Contact'));
  expect(container).toBeEmptyDOMElement();
});

it('is on every page where it leads to a telephone or another site', () => {
  render(on('/', 'tel:+442079460000'));
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', 'tel:+442079460000');
});

it('is nowhere on a site that has none', () => {
  const { container } = render(on('/', ''));
  expect(container).toBeEmptyDOMElement();
});

it('is sent without a style attribute, which no page’s policy allows', () => {
  expect(renderToString(on('/'))).not.toMatch(/\sstyle=/);
});

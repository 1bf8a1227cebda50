import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { createPageChange } from './change-page';
import { onPageChange } from './page-address';

const Path = () => <p>{useLocation().pathname}</p>;

const routesTo = (...paths: string[]): RoutesDefinition => ({
  pages: paths.map((path) => ({ page: path.slice(1) || 'home', path })),
  unmatched: 'home',
});

const openAt = () => {
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter useTransitions={false}>
      <Path />
    </BrowserRouter>,
  );
};

test('the router of the page changes it, and goes back and forward as after a link', async () => {
  openAt();
  const paths: string[] = [];
  const stop = onPageChange(() => paths.push(window.location.pathname));
  const { goTo } = createPageChange(() => routesTo('/', '/Contact'));
  act(() => goTo('/Contact'));
  expect(screen.getByText('/Contact')).toBeInTheDocument();
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByText('/')).toBeInTheDocument());
  act(() => window.history.forward());
  await waitFor(() => expect(screen.getByText('/Contact')).toBeInTheDocument());
  expect(window.history.state).toMatchObject({ idx: 1 });
  expect(paths).toEqual(['/Contact', '/', '/Contact']);
  stop();
});

test('a page that was just added is shown once the page knows its address', () => {
  openAt();
  let routes = routesTo('/');
  const { goTo, renewed } = createPageChange(() => routes);
  act(() => goTo('/About-cats'));
  act(() => renewed());
  expect(screen.getByText('/')).toBeInTheDocument();
  routes = routesTo('/', '/About-cats');
  act(() => renewed());
  expect(screen.getByText('/About-cats')).toBeInTheDocument();
  // Once.
  act(() => goTo('/'));
  act(() => renewed());
  expect(screen.getByText('/')).toBeInTheDocument();
});

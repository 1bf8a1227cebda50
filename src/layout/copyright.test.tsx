import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import site from '../../tests/sites/agency/config/site';
import { InAgency } from '../ui/testing/in-agency';
import { Copyright } from './copyright';

const page = (
  <InAgency>
    <Copyright />
  </InAgency>
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

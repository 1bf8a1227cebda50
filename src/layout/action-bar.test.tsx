import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InAgency } from '../ui/testing/in-agency';
import ActionBar from './action-bar';

/** The button at the lower edge of telephones. */

const on = (currentPath: string, to = '/Contact#book') => (
  <InAgency site={{ floating: { action: to === '' ? undefined : { label: 'Book', to } } }}>
    <ActionBar currentPath={currentPath} />
  </InAgency>
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

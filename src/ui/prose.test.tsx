import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import site from '../../config/site';
import type { Block } from '../schema/block';
import * as marked from './marked';
import { PageMarksContext } from './marked-text';
import { TextBlock } from './prose';
import { SiteContext, type SiteContextValue } from './site-context';

const show = (block: Block) =>
  render(
    <MemoryRouter>
      <SiteContext value={{ site } as unknown as SiteContextValue}>
        <PageMarksContext value={marked}>
          <TextBlock block={block} />
        </PageMarksContext>
      </SiteContext>
    </MemoryRouter>,
  );

test('marks of a paragraph are bold, italic and links, which stay in the tab', () => {
  show('**Now** *or* [never](/Contact).');
  expect(screen.getByText('Now').tagName).toBe('STRONG');
  expect(screen.getByText('or').tagName).toBe('EM');
  const link = screen.getByRole('link', { name: 'never' });
  expect(link).toHaveAttribute('href', '/Contact');
  expect(link).not.toHaveAttribute('target');
});

test.each([
  ['0114 496 0184', 'nowrap'],
  ['ring the desk', 'normal'],
])('on a link to a telephone the words "%s" have white-space: %s', (words, whiteSpace) => {
  show(`Ask, or [${words}](tel:+441144960184).`);
  expect(getComputedStyle(screen.getByRole('link', { name: words })).whiteSpace || 'normal').toBe(
    whiteSpace,
  );
});

test('a text without marks is shown as it is written, signs included', () => {
  show('5 * 4 [sic] <b>');
  expect(screen.getByText('5 * 4 [sic] <b>')).toBeVisible();
});

test.each([
  [false, 'UL'],
  [true, 'OL'],
])('a list is a list; numbered: %s', (numbered, tag) => {
  show({ list: ['One', '**Two**'], numbered });
  expect(screen.getByRole('list').tagName).toBe(tag);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
  expect(screen.getByText('Two').tagName).toBe('STRONG');
});

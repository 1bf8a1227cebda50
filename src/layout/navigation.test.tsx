import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import site from '../../tests/sites/agency/config/site';
import { InAgency } from '../ui/testing/in-agency';
import { Navigation } from './navigation';

const { header } = site;

const at = (currentPath: string) => (
  <InAgency>
    <Navigation currentPath={currentPath} />
    <button>elsewhere</button>
  </InAgency>
);

const toggle = () => screen.getByRole('button', { name: /menu/ });
const navigation = () => within(screen.getByRole('navigation', { name: header.navigationLabel }));

const openMenu = async () => {
  const user = userEvent.setup();
  const view = render(at('/'));
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveAccessibleName(header.closeMenu);
  return { user, view };
};

const expectClosed = () => {
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveAccessibleName(header.openMenu);
};

it('is sent without a style attribute, which no page’s policy allows', () => {
  expect(renderToString(at('/'))).not.toMatch(/\sstyle=/);
});

describe('the current page', () => {
  it.each([
    ['/', 'Home'],
    ['/About-us', 'About Us'],
    ['/about-US', 'About Us'],
    ['/Contact', 'Contact'],
  ])('%s is marked only at %s', (path, label) => {
    render(at(path));
    const marked = navigation()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
  });
});

describe('the menu of small screens', () => {
  it('is closed at first and its button controls it', () => {
    render(at('/'));
    expectClosed();
    expect(document.getElementById(toggle().getAttribute('aria-controls')!)).toContainElement(
      screen.getByText(header.action.label),
    );
  });

  it('closes on Escape and gives focus back to its button', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(toggle()).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(toggle()).toHaveFocus();
  });

  it('closes when a link is followed, also to the page at hand', async () => {
    const { user } = await openMenu();
    await user.click(navigation().getByRole('link', { name: 'Home' }));
    expectClosed();
  });

  it('closes when another page comes', async () => {
    const { view } = await openMenu();
    view.rerender(at('/Blog'));
    expectClosed();
  });

  it('lets focus move on, and closes behind it', async () => {
    const { user } = await openMenu();
    for (let link = 0; link <= header.links.length + 1; link += 1) await user.tab();
    expect(screen.getByText('elsewhere')).toHaveFocus();
    expectClosed();
  });
});

import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InAgency } from '../../ui/testing/in-agency';
import Gallery from './component';
import { examples } from './example';

const show = (direction: 'ltr' | 'rtl' = 'ltr') => {
  render(
    <InAgency site={{ direction }}>
      <Gallery section={examples.plain} number={1} />
    </InAgency>,
  );
};

const [first, second, third] = examples.plain.photos.map(({ alt }) => alt);
const links = () => screen.getAllByRole('link');
const enlarged = () => screen.findByRole('dialog', { name: 'A Look Around' });
const shown = async () => (await enlarged()).querySelector('img')?.alt;

/** A finger that touches at 300 and is lifted at `to`. jsdom's pointers have no position. */
const swipe = (photo: Element, to: number) => {
  const places = { pointerDown: 300, pointerUp: to };
  for (const [name, clientX] of Object.entries(places)) {
    const event = createEvent[name as keyof typeof places](photo);
    Object.defineProperty(event, 'clientX', { value: clientX });
    fireEvent(photo, event);
  }
};

// An enlarged photograph leaves an entry in the history, which all tests share.
afterEach(() => window.history.replaceState(null, ''));

describe('the gallery', () => {
  it('leads to each file without script', () => {
    show();
    expect(links().map((link) => link.getAttribute('href'))).toEqual(
      examples.plain.photos.map(({ file }) => file),
    );
  });

  it('shows a photograph large, and the others by arrows, round and round', async () => {
    show();
    const user = userEvent.setup();
    await user.click(links()[1]!);
    expect(await shown()).toBe(second);
    await user.keyboard('{ArrowRight}');
    expect(await shown()).toBe(third);
    await user.keyboard('{ArrowRight}');
    expect(await shown()).toBe(first);
    await user.keyboard('{ArrowLeft}');
    expect(await shown()).toBe(third);
    expect(screen.getByText('The garden, in which you may wait as well · 3 / 3')).toBeVisible();
  });

  it('goes back to the photograph that was pressed', async () => {
    show();
    const user = userEvent.setup();
    act(() => links()[0]!.focus());
    await user.keyboard('{Enter}');
    await enlarged();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(links()[0]).toHaveFocus();
  });

  it('that was enlarged before a reload goes back to the photograph that is shown last', async () => {
    window.history.replaceState({ enlarged: { gallery: 'A Look Around', photo: 0 } }, '');
    show();
    const user = userEvent.setup();
    expect(await shown()).toBe(first);
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(links()[1]).toHaveFocus();
  });

  it.each([
    ['ltr' as const, second],
    ['rtl' as const, third],
  ])('moves by swiping, in reading direction: %s', async (direction, expected) => {
    show(direction);
    fireEvent.click(links()[0]!);
    const photo = (await enlarged()).querySelector('img')!;
    swipe(photo, 290);
    expect(await shown()).toBe(first);
    swipe(photo, 200);
    expect(await shown()).toBe(expected);
  });

  it('leaves a press for a new tab to the browser', () => {
    show();
    expect(fireEvent.click(links()[0]!, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

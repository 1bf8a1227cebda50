import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import site from '../../tests/sites/agency/config/site';
import { useToast } from '../ui/site-context';
import { InAgency } from '../ui/testing/in-agency';
import { ToastProvider } from './toasts';

const text = 'Thank you';
const width = 200;
const { autoClose, close } = site.toasts;

/** Longer than a toast takes to appear or disappear. */
const transition = 1_000;

const Speaker = () => {
  const show = useToast();
  return (
    <>
      <button onClick={() => show(text, 'success')}>succeed</button>
      <button onClick={() => show('Try again', 'failure')}>fail</button>
    </>
  );
};

/** In small steps: the result of one timer may start the next. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
};

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await pass(transition);
};

/** jsdom has no pointer events of its own. */
const point = (target: Element, type: string, clientX: number) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, clientX, button: 0 }));

const card = () => screen.getByText(text).closest<HTMLElement>('[data-toast]')!;
const isShown = () => screen.queryByText(text) !== null;

const setUp = async () => {
  render(
    <StrictMode>
      <InAgency>
        <ToastProvider>
          <Speaker />
        </ToastProvider>
      </InAgency>
    </StrictMode>,
  );
  await press('succeed');
};

let complaints: jest.SpyInstance;

beforeAll(() => {
  // jsdom neither lays out nor captures pointers.
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: width });
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
});
beforeEach(() => {
  jest.useFakeTimers();
  complaints = jest.spyOn(console, 'error');
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  jest.useRealTimers();
});

describe('a toast (specification, section 9)', () => {
  it('closes by itself after 5000 ms', async () => {
    expect(autoClose).toBe(5_000);
    await setUp();
    await pass(autoClose - transition - 100);
    expect(isShown()).toBe(true);
    await pass(100 + transition);
    expect(isShown()).toBe(false);
  });

  it.each<[string, () => void, () => void]>([
    [
      'the pointer is on it',
      () => fireEvent.pointerEnter(card()),
      () => fireEvent.pointerLeave(card()),
    ],
    [
      'the keyboard is in it',
      () => screen.getByRole('button', { name: close }).focus(),
      () => screen.getByRole('button', { name: 'succeed' }).focus(),
    ],
    [
      'the window is not the active one',
      () => fireEvent.blur(window),
      () => fireEvent.focus(window),
    ],
  ])('waits while %s, and for the rest of its time after that', async (_, hold, release) => {
    await setUp();
    act(hold);
    await pass(3 * autoClose);
    expect(isShown()).toBe(true);
    act(release);
    await pass(autoClose - transition - 100);
    expect(isShown()).toBe(true);
    await pass(100 + transition);
    expect(isShown()).toBe(false);
  });

  it.each([
    [79, true],
    [-79, true],
    [81, false],
    [-81, false],
  ])('dragged by %i percent of its width: still there is %s', async (percent, stays) => {
    await setUp();
    const dragged = card();
    const to = 100 + (width * percent) / 100;
    point(dragged, 'pointerdown', 100);
    point(dragged, 'pointermove', to);
    expect(dragged).toHaveStyle({ transform: `translateX(${percent}%)` });
    point(dragged, 'pointerup', to);
    await pass(transition);
    expect(isShown()).toBe(stays);
    if (stays) expect(dragged).toHaveStyle({ transform: 'translateX(0%)', opacity: 1 });
  });

  it('is closed by its button, and focus goes back to where it came from', async () => {
    await setUp();
    const button = screen.getByRole('button', { name: close });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'succeed' })).toHaveFocus();
    await pass(transition);
    expect(isShown()).toBe(false);
  });

  it('is put into a region that was in the page before it', async () => {
    await setUp();
    const [failures, successes] = screen.getAllByRole('status');
    expect(successes).toHaveTextContent(text);
    expect(failures).toHaveTextContent(/^$/);
    await press('fail');
    expect(screen.getAllByRole('status')[0]).toBe(failures);
    expect(failures).toHaveTextContent('Try again');
  });
});

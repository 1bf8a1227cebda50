import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InAgency } from '../../ui/testing/in-agency';
import { Counters } from './counters';
import { examples } from './example';

const { counters, duration } = examples.band;
const finals = counters.map(({ target, suffix }) => `${target}${suffix}`);

const page = (
  <InAgency>
    <Counters counters={counters} duration={duration} />
  </InAgency>
);

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

/** Brings everything that is observed into view, as scrolling does. */
let comeIntoView = () => {};

const setUp = (calm: boolean) => {
  const watchers: (() => void)[] = [];
  comeIntoView = () => watchers.forEach((watch) => watch());
  Object.assign(window, {
    matchMedia: () => ({
      matches: calm,
      // Material UI's theme listens for another scheme.
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
    IntersectionObserver: class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        watchers.push(() => onChange([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
};

/** Whether the first figure stands lower than the last. */
const isOnStair = (targets: readonly number[]) => {
  const { unmount } = render(
    <InAgency>
      <Counters
        counters={targets.map((target) => ({ target, suffix: '+', label: `Of ${target}` }))}
        duration={duration}
      />
    </InAgency>,
  );
  const entry = screen.getAllByRole('definition')[0]!.parentElement!;
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => [...entry.classList].some((name) => text.includes(`.${name}`)));
  unmount();
  return rules.some((text) => text.includes('margin-top'));
};

test('figures stand on a stair only where they rise as it does', () => {
  expect(isOnStair([3, 12, 100, 150])).toBe(true);
  expect(isOnStair([100, 150, 12, 3])).toBe(false);
});

describe('counters (specification, sections 4 and 9)', () => {
  it('are at their targets in the HTML that the server sends', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(page);
    expect([...html.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(finals);
  });

  it('stay at their targets where less motion is wanted', async () => {
    setUp(true);
    render(page);
    await act(async () => {
      comeIntoView();
      await Promise.resolve();
    });
    expect(figures()).toEqual(finals);
  });

  it('run from 0 to their targets in 2000 ms once they are seen, and are heard as targets', async () => {
    jest.useFakeTimers();
    setUp(false);
    render(page);
    expect(figures()).toEqual(finals);
    await act(async () => {
      comeIntoView();
      await jest.advanceTimersByTimeAsync(0);
    });
    const seen = () =>
      [...document.querySelectorAll('dd [aria-hidden]')].map((each) => each.textContent);
    expect(seen()).toEqual(['0+', '0+', '0+', '0+']);
    for (const [index, definition] of screen.getAllByRole('definition').entries()) {
      expect(definition).toHaveTextContent(finals[index]!);
    }
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(seen()).not.toEqual(finals);
    await act(() => jest.advanceTimersByTimeAsync(duration - 500 + 100));
    expect(figures()).toEqual(finals);
    jest.useRealTimers();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import site from '../../../tests/sites/agency/config/site';
import { InAgency } from '../../ui/testing/in-agency';
import Team from './component';
import { examples } from './example';

const scrollIntoView = jest.fn();

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  render(
    <InAgency>
      <Team section={examples.plain} number={1} />
    </InAgency>,
  );
});

const dots = () => screen.getAllByRole('button');

describe('the team', () => {
  it('is all there before the carousel is driven', () => {
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
      site.team.map(({ name }) => name),
    );
    expect(screen.getAllByRole('listitem').some((slide) => slide.hasAttribute('inert'))).toBe(
      false,
    );
  });

  it('has a named dot for each member and no arrows', () => {
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(
      site.team.map((_, index) => `Show slide ${index + 1}`),
    );
  });

  it('marks one dot as current, and goes there also before it is driven', () => {
    const current = () => dots().map((dot) => dot.getAttribute('aria-current'));
    expect(current()).toEqual(['true', null, null, null, null, null]);
    fireEvent.click(dots()[2]!);
    expect(current()).toEqual([null, null, 'true', null, null, null]);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});

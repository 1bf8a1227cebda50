import { fireEvent } from '@testing-library/react';
import { createTextView } from './text-view';

// jsdom has no layout.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

/** What a text says after this was pasted in the place of all of it. */
const pasted = (sort: { marks: boolean }, data: Record<string, string>): string => {
  const mount = document.body.appendChild(document.createElement('div'));
  let current = 'before';
  const nothing = () => undefined;
  const on = {
    change: (text: string) => (current = text),
    ...{ select: nothing, finish: nothing, cancel: nothing, link: nothing },
    ...{ arrow: () => false, paste: () => false },
  };
  const view = createTextView({ mount, text: current, sort, linkClass: '', label: 'Text', on });
  const clipboardData = { getData: (type: string) => data[type] ?? '' };
  fireEvent.paste(view.dom, { clipboardData });
  mount.remove();
  return current;
};

const rich = { 'text/plain': 'Now 5*3*2', 'text/html': '<p><b>Now</b> open</p>' };

test('what is pasted keeps its marks where a text may have some', () => {
  expect(pasted({ marks: true }, rich)).toBe('**Now** open');
});

test('where it may have none they go, and stars among plain words are stars', () => {
  expect(pasted({ marks: false }, rich)).toBe('Now open');
  expect(pasted({ marks: false }, { 'text/plain': 'Now 5*3*2 *m*' })).toBe('Now 5*3*2 *m*');
});

/** @jest-environment node */
import { enlarged } from './enlarged';

test.each([
  // At the usual size of letters both are equal, so that nothing changes.
  ['2.25rem', 'min(2.25rem, max(36px, 11vw))'],
  [
    'clamp(3rem, 1.6rem + 6vw, 7rem)',
    'min(clamp(3rem, 1.6rem + 6vw, 7rem), max(clamp(48px, 25.6px + 6vw, 112px), 11vw))',
  ],
  // 40px, whatever the share.
  ['40px', 'min(40px, max(40px, 11vw))'],
])('%s is never smaller than usual, nor larger than its share of a narrow screen', (size, css) => {
  expect(enlarged(size, '11vw')).toBe(css);
});

/** @jest-environment node */
import { scaleToFit } from './device-frame';

test.each([
  ['as it is where there is room', { width: 900, height: 900 }, 1],
  ['as high as the room', { width: 900, height: 422 }, 0.5],
  ['as wide as the room', { width: 195, height: 844 }, 0.5],
])('a device is shown %s', (_words, room, scale) => {
  expect(scaleToFit({ width: 390, height: 844 }, room)).toBe(scale);
});

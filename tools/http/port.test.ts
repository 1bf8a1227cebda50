/** @jest-environment node */
import { devAddress, npmStart, readPort } from './port';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('PORT=%j → %i', (given, port) => {
  expect(readPort(given, npmStart)).toBe(port);
});

test.each(['http', '0', '65536', '80.5', '-1'])(
  'PORT=%j is refused with what is allowed',
  (given) => {
    expect(() => readPort(given, npmStart)).toThrow(
      `PORT is "${given}", but must be a whole number from 1 to 65535: PORT=4174 npm start`,
    );
  },
);

test('the dev server is at the port that PORT names, or not at all', () => {
  expect(devAddress('5180')).toEqual({ port: 5180, strictPort: true });
  expect(devAddress(undefined)).toEqual({ port: 5173, strictPort: false });
  expect(() => devAddress('http')).toThrow('PORT=5174 npm run dev');
});

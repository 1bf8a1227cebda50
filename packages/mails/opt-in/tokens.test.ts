/** @jest-environment node */
import { deliveryKeys } from '../delivery/delivery-keys';
import { createTokens } from './tokens';

const secret = 'a secret of thirty-two characters';
const { write, read } = createTokens(secret);

const key = deliveryKeys('newsletter', 'r1')[0];
const token = write({ key, day: 20_780 });
const [name = '', day = '', signature = ''] = token.split('.');

/** The token with the part of another one. */
const [otherRecord = ''] = write({ key: deliveryKeys('newsletter', 'r2')[0], day: 20_780 }).split(
  '.',
);
const [otherForm = ''] = write({ key: deliveryKeys('contact', 'r1')[0], day: 20_780 }).split('.');

test('a token says what it was written for, fits into an address, and is the same each time', () => {
  expect(read(token)).toEqual({ key, day: 20_780 });
  expect(encodeURIComponent(token)).toBe(token);
  expect(token.length).toBeLessThan(110);
  expect(write({ key, day: 20_780 })).toBe(token);
});

test.each([
  ['forged', `${name}.${day}.${'A'.repeat(43)}`],
  ['of another record', `${otherRecord}.${day}.${signature}`],
  ['of another form', `${otherForm}.${day}.${signature}`],
  ['of another day', `${name}.20781.${signature}`],
  ['of a day written otherwise', `${name}.020780.${signature}`],
  ['of another secret', createTokens(`${secret}!`).write({ key, day: 20_780 })],
  ['truncated', token.slice(0, -1)],
  ['without its signature', `${name}.${day}`],
  ['with an empty signature', `${name}.${day}.`],
  ['with more behind it', `${token}A`],
  ['with a line break', `${token}\n`],
  ['with its parts in another order', `${signature}.${day}.${name}`],
  ['in capitals', token.toUpperCase()],
  ['with signs that no token has', token.replace('.', '%2E')],
  ['very long', 'A'.repeat(100_000)],
  ['empty', ''],
])('a token %s is none', (_, text) => {
  expect(read(text)).toBeUndefined();
});

test('no token has one sign changed', () => {
  for (let at = 0; at < token.length; at += 1) {
    const sign = token[at] === 'A' ? 'B' : 'A';
    expect(read(`${token.slice(0, at)}${sign}${token.slice(at + 1)}`)).toBeUndefined();
  }
});

test.each(['', 'short', 'x'.repeat(31)])('the secret “%s” could be guessed', (weak) => {
  expect(() => createTokens(weak)).toThrow('32 characters');
});

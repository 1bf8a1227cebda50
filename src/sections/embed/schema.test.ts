/** @jest-environment node */
import { examples } from './example';
import { embedSchema } from './schema';

const isTaken = (keys: object, base: object = examples.plain) =>
  embedSchema.isValidSync({ ...base, ...keys }, { strict: true });

const script = (keys: object) =>
  isTaken({ script: { ...examples.byScript.script, ...keys } }, examples.byScript);

test('the examples are taken', () => {
  expect(isTaken({})).toBe(true);
  expect(script({})).toBe(true);
});

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://booking.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'about:srcdoc',
  'http://booking.example/',
  '//booking.example/',
  '/Contact',
  'https:booking.example',
  'https:///booking.example',
  'https://booking.example/a b',
  'https://booking.example/\nhttps://evil.test',
  'https://a..b/',
];

test.each(hostile)('an address is none, of a frame and of a script: %j', (address) => {
  expect(isTaken({ address })).toBe(false);
  expect(script({ address })).toBe(false);
});

test.each([
  ...hostile,
  '*',
  "'unsafe-inline'",
  'https:',
  'https://*',
  'https://a.test; script-src *',
  'https://a.test,https://b.test',
  'https://a.test/',
])('a host is none: %j', (host) => {
  expect(isTaken({ hosts: [host] })).toBe(false);
});

test.each([
  'srcdoc',
  'src',
  'onload',
  'sandbox',
  'data-x onload',
  'data-"',
  'style',
  'DATA-X',
  'nonce',
])('a script has no attribute %j', (name) =>
  expect(script({ attributes: [{ name, value: 'x' }] })).toBe(false),
);

test.each(['srcdoc', 'sandbox', 'onload', 'attributes', 'html'])('a frame has no key %j', (key) =>
  expect(isTaken({ [key]: 'x' })).toBe(false),
);

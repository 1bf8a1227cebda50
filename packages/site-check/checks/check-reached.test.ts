/** @jest-environment node */
import { checkReached } from './check-reached';

const errorsOf = (value: unknown) => checkReached(value, () => true).map(({ error }) => error);

test.each([
  ['the same number', '+44 20 7946 0000', 'tel:+442079460000'],
  ['a number at home', '020 7946 0000', 'tel:+442079460000'],
  ['a number with (0)', '+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['a number with 00', '0044 20 7946 0000', 'tel:+442079460000'],
  ['a number with points', '030.1234.567', 'tel:+49301234567'],
  ['a number with a slash and dashes', '0202/444-01-48', 'tel:+492024440148'],
  ['a number of the United States', '(202) 555-0148', 'tel:+12025550148'],
  ['a number among words', 'Call 020 7946 0000 now', 'tel:02079460000'],
  ['a link without a country', '+44 20 7946 0000', 'tel:02079460000'],
  ['words alone', 'Call us', 'tel:+442079460000'],
  ['letters for digits', '0800 FLOWERS', 'tel:08003569377'],
  ['when it is answered', 'Mon–Fri 08.00–17.30', 'tel:+442079460000'],
  ['a day', 'From 24.12.2026 on', 'tel:+442079460000'],
  ['two numbers', '020 7946 0000 or 020 7946 0001', 'tel:+442079460000'],
  ['day and night', '24/7', 'tel:+442079460000'],
  ['the same mailbox in capitals', 'Office@Acme.test', 'mailto:office@acme.test'],
  ['a mailbox with a subject', 'office@acme.test', 'mailto:office@acme.test?subject=Hello'],
  ['a mailbox among words', 'Write to office@acme.test.', 'mailto:office@acme.test'],
  ['words for a mailbox', 'Write to us', 'mailto:office@acme.test'],
  ['a mailbox that leads to a page', 'office@acme.test', '/Contact'],
])('%s is as it should be', (_, label, to) => {
  expect(errorsOf({ label, to })).toEqual([]);
  expect(errorsOf({ text: `Before [${label}](${to}) after` })).toEqual([]);
});

test.each([
  ['a digit more', '+44 20 7946 00001', 'tel:+442079460000'],
  ['another country', '+49 20 7946 0000', 'tel:+442079460000'],
  ['another mailbox', 'a@acme.test', 'mailto:b@acme.test'],
  ['another host', 'a@acme.test', 'mailto:a@acme.example'],
])('%s is told', (_, label, to) => {
  expect(errorsOf({ label, to })).toEqual(['otherWords']);
  expect(errorsOf({ text: `Before [${label}](${to}) after` })).toEqual(['otherWords']);
});

test('a word of two alphabets is told, and one of another alphabet is left', () => {
  expect(errorsOf({ text: 'Our sc\u043epe' })).toEqual(['lookAlike']);
  expect(errorsOf({ text: 'Our \u0441\u043e\u043f\u0430' })).toEqual([]);
});

test.each([
  'Ask anna@acme.com, tom@acme.com or us.',
  'At home@acme,then we meet.',
  'Meet us @ noon, please.',
  'mailto:office@acme.test',
  'https://www.acme.test/a,b;c',
  'Привет, мир',
  'Αθήνα',
])('%j is left as it is', (text) => expect(errorsOf({ text })).toEqual([]));

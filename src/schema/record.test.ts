/** @jest-environment node */
import { fieldName, recordName } from './record';

const isField = (name: string) => fieldName().isValidSync(name, { strict: true });

test.each([
  ...['name', 'title', 'id', 'lang', 'target', 'method', 'action', 'length', 'style', 'elements'],
  ...['submit', 'reset', 'children', 'attributes', 'parentNode', 'ownerDocument', 'root', 'ref'],
  ...['Fullname', 'Messsage', 'then', 'value', 'fields', 'errors'],
])('a field may be called %s', (name) => {
  expect(isField(name)).toBe(true);
});

test.each([
  // Properties of a form that React reads.
  ...['nodeName', 'nodeType', 'firstChild', 'appendChild', 'insertBefore', 'removeChild'],
  ...['getAttribute', 'hasAttribute', 'setAttribute'],
  // Properties of every object.
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__'],
  // Paths to react-hook-form, names reserved by Firestore, and the honeypot.
  ...['a.b', 'a[0]', '0', '__x__', '', ' a', 'a b', 'a-b', 'leave-empty', 'ä', 'a'.repeat(41)],
])('no field is called %j', (name) => {
  expect(isField(name)).toBe(false);
});

test('a stamp is not a control: it may be named like a part of a form', () => {
  expect(recordName().isValidSync('nodeName', { strict: true })).toBe(true);
});

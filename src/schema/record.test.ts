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
  // What React asks of a form.
  ...['nodeName', 'nodeType', 'firstChild', 'appendChild', 'insertBefore', 'removeChild'],
  ...['getAttribute', 'hasAttribute', 'setAttribute'],
  // What every object has.
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__'],
  // What react-hook-form takes for paths, and Firestore for its own; the honeypot.
  ...['a.b', 'a[0]', '0', '__x__', '', ' a', 'a b', 'a-b', 'leave-empty', 'ä', 'a'.repeat(41)],
])('no field is called %j', (name) => {
  expect(isField(name)).toBe(false);
});

test('a stamp is no control: it may be called as a part of a form', () => {
  expect(recordName().isValidSync('nodeName', { strict: true })).toBe(true);
});

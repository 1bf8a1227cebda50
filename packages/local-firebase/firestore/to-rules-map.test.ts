/** @jest-environment node */
import type { RulesValue } from '../rules/rules-value';
import { asHosted } from './to-rules-map';

const request = { headers: { host: 'localhost:4173' } };
const own = 'http://localhost:4173/v0/b/demo/o/a';
const hosted = 'https://firebasestorage.googleapis.com/v0/b/demo/o/a';

test('addresses of this server are shown as Firebase’s, in lists and groups as well', () => {
  const data = new Map([
    ['one', own],
    ['other', 'http://localhost:1/v0/b/demo/o/a'],
  ]);
  const shown = new Map([...data, ['one', hosted]]);
  const record = new Map<string, RulesValue>([
    ['list', [own, 'x', null, [own]]],
    ['group', data],
  ]);
  expect(asHosted(record, request)).toEqual(
    new Map<string, RulesValue>([
      ['list', [hosted, 'x', null, [hosted]]],
      ['group', shown],
    ]),
  );
  expect(asHosted(data, request)).toEqual(shown);
});

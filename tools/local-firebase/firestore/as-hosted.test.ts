/** @jest-environment node */
import { asHosted } from './as-hosted';

const request = { headers: { host: 'localhost:4173' } };
const own = 'http://localhost:4173/v0/b/demo/o/a';
const hosted = 'https://firebasestorage.googleapis.com/v0/b/demo/o/a';

test('addresses of this server are shown as Firebase’s, in lists and groups as well', () => {
  const data = new Map([
    ['one', own],
    ['other', 'http://localhost:1/v0/b/demo/o/a'],
  ]);
  const shown = new Map([...data, ['one', hosted]]);
  const record = new Map([
    ['list', [own, 'x', null, [own]]],
    ['group', data],
  ] as const);
  expect(asHosted(record, request)).toEqual(
    new Map<string, unknown>([
      ['list', [hosted, 'x', null, [hosted]]],
      ['group', shown],
    ]),
  );
  expect(asHosted(data, request)).toEqual(shown);
});

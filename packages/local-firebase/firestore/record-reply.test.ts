/** @jest-environment node */
import { firestoreRules } from '../../security-rules';
import { formOf } from '../testing/agreement/record-cases';
import { send, commitOf } from '../testing/send';
import { startTestBackend, type TestBackend } from '../testing/test-backend';

const form = formOf('claims', {
  fields: [
    {
      kind: 'number',
      name: 'Damage',
      label: 'Damage',
      step: 0.01,
      errorMessage: 'A number, please',
    },
  ],
  rules: [{ field: 'Damage', check: 'required', message: 'How much is it?' }],
});
form.record.checkedBy = 'function';

const id = 'b'.repeat(40);
const record = { Damage: 12.5, id: 1795246713260, Date: '2026-11-21' };

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    rules: { firestore: firestoreRules([form]) },
    formOf: (collection) => (collection === 'claims' ? form : undefined),
    faults: true,
  });
});
afterAll(() => backend.close());

const post = (body: unknown, at = id) =>
  send(backend.port, {
    method: 'POST',
    path: `/__records/claims/${at}`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('what a function checks is stored here as at Firebase, once, and shown among the messages', async () => {
  expect((await post(record)).status).toBe(200);
  expect((await post(record)).status).toBe(200);
  expect((await post({ ...record, Damage: 13 })).status).toBe(403);
  expect((await post({ ...record, Damage: null }, 'c'.repeat(40))).status).toBe(403);
  const { text } = await send(backend.port, { path: '/__local/data.json' });
  const { documents } = JSON.parse(text) as { documents: { values: unknown }[] };
  expect(documents.map(({ values }) => values)).toEqual([record]);
});

test('the database itself takes none of them', async () => {
  const { status } = await send(backend.port, commitOf(`claims/${'d'.repeat(40)}`, { Damage: 12 }));
  expect(status).toBe(403);
});

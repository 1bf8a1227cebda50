/** @jest-environment node */
import { judgeAnswer } from '../../src/firebase/commit-answer';
import type { FormDefinition } from '../../src/form/form-schema';
import { isSame } from '../../src/schema/values/same-value';
import { createRecordHandler, type RecordOutside, type RecordRequest } from '.';

const claim: FormDefinition = {
  title: 'A claim',
  fields: [
    { kind: 'text', name: 'Name', label: 'Name', maxLength: 20 },
    {
      kind: 'number',
      name: 'Damage',
      label: 'Damage',
      step: 0.01,
      errorMessage: 'A number, please',
    },
    {
      kind: 'text',
      name: 'Police',
      label: 'Report',
      showWhen: { field: 'Name', is: 'Ada' },
    },
  ],
  rules: [{ field: 'Name', check: 'required', message: 'Please say who you are' }],
  record: { collection: 'claims', stamps: { id: 'milliseconds' }, checkedBy: 'function' },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
};

const id = 'a'.repeat(40);
const record = { Name: 'Grace', Damage: 12.5, id: 1795246713260 };

type Changes = Partial<Omit<RecordRequest, 'body'>> & { body?: unknown };

const requestOf = ({ body = record, ...changes }: Changes = {}): RecordRequest => ({
  method: 'POST',
  path: `/__records/claims/${id}`,
  contentType: 'application/json',
  body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  proof: undefined,
  ...changes,
});

const storeFor = (changes: Partial<RecordOutside> = {}) => {
  const stored = new Map<string, unknown>();
  const logged: string[] = [];
  const handle = createRecordHandler({
    formOf: (collection) => Promise.resolve(collection === 'claims' ? claim : undefined),
    create: (collection, key, values) => {
      const place = `${collection}/${key}`;
      const before = stored.get(place);
      if (before === undefined) stored.set(place, values);
      return Promise.resolve(before === undefined || isSame(before, values));
    },
    clock: () => 1795246713260,
    log: (message) => logged.push(message),
    ...changes,
  });
  return { stored, logged, handle };
};

/** What the outbox of the visitor's browser makes of an answer. */
const verdict = (reply: { status: number; body: string }) =>
  judgeAnswer(reply, { appCheck: false });

test('a record that its form lets be sent is stored once, however often it is sent', async () => {
  const { stored, handle } = storeFor();
  expect(verdict(await handle(requestOf()))).toBe('saved');
  expect(verdict(await handle(requestOf()))).toBe('saved');
  expect([...stored]).toEqual([[`claims/${id}`, record]]);
  const other = await handle(requestOf({ body: { ...record, Name: 'Mary' } }));
  expect(verdict(other)).toBe('refused');
  expect(stored.get(`claims/${id}`)).toEqual(record);
});

test.each<[string, unknown]>([
  ['what a rule asks is missing', { ...record, Name: ' ' }],
  ['a text is too long', { ...record, Name: 'x'.repeat(21) }],
  ['a value is of another type', { ...record, Damage: '12.5' }],
  ['a field is missing', { Name: 'Grace', id: record.id }],
  ['there is one too many', { ...record, Extra: 1 }],
  ['a hidden field has a value', { ...record, Police: '12' }],
  ['a shown field has none', { ...record, Name: 'Ada' }],
  ['a stamp lies', { ...record, id: 'now' }],
  ['a prototype is named', `{"__proto__":{},${JSON.stringify(record).slice(1)}`],
  ['it is no object', '[]'],
  ['it is nothing', 'null'],
  ['it is no JSON', '{'],
])('refused for good, since %s', async (_, body) => {
  const { stored, handle } = storeFor();
  const reply = await handle(requestOf({ body }));
  expect([reply.status, verdict(reply)]).toEqual([403, 'refused']);
  expect(stored.size).toBe(0);
});

test.each<[string, Changes, number, ReturnType<typeof judgeAnswer>]>([
  ['a page that asks', { method: 'GET' }, 405, 'unknown'],
  ['a page of another site', { contentType: 'text/plain' }, 400, 'refused'],
  ['a record that is too large', { body: 'x'.repeat(1_048_577) }, 400, 'refused'],
  ['a collection that no function checks', { path: `/__records/other/${id}` }, 404, 'unknown'],
  ['an id of another shape', { path: '/__records/claims/one' }, 404, 'unknown'],
  ['a path below', { path: `/__records/claims/${id}/more` }, 404, 'unknown'],
])('%s stores nothing', async (_, changes, status, expected) => {
  const { stored, handle } = storeFor();
  const reply = await handle(requestOf(changes));
  expect([reply.status, verdict(reply)]).toEqual([status, expected]);
  expect(stored.size).toBe(0);
});

test('with App Check only what is proved is stored, and the rest is sent again', async () => {
  const { stored, handle } = storeFor({ isProof: (proof) => Promise.resolve(proof === 'real') });
  for (const proof of [undefined, 'false']) {
    const reply = await handle(requestOf({ proof }));
    expect([reply.status, verdict(reply)]).toEqual([401, 'unknown']);
  }
  expect(stored.size).toBe(0);
  expect(verdict(await handle(requestOf({ proof: 'real' })))).toBe('saved');
});

test('a database that fails is no word about the record, which is sent again', async () => {
  const { logged, handle } = storeFor({ create: () => Promise.reject(new Error('Out of order')) });
  const reply = await handle(requestOf());
  expect([reply.status, verdict(reply)]).toEqual([503, 'unknown']);
  expect(logged.join()).toContain('Out of order');
});

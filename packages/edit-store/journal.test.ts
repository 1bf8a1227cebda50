/** @jest-environment node */
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { limits } from './journal';
import { createSmallSite, outcome, set, step, type TestSite } from './testing/test-site';

const page = 'config/pages/contact.ts';
const check = () => [];

let site: TestSite;
beforeEach(() => {
  site = createSmallSite({ [page]: `export default { title: '0', lead: 'Words' };\n` });
});
afterEach(() => site.remove());

const journal = () => join(site.folder, '.local-edits/journal.jsonl');
const linesOf = () => readFileSync(journal(), 'utf8').split('\n').slice(0, -1);
const title = (now: string, was: string) => step(set(page, 'title', now, was));

test('a line for each step, with what was removed and inserted and the hashes before and after', async () => {
  const store = site.open({ check, now: () => Date.UTC(2026, 2, 31) });
  await store.apply({ words: 'Title of “Contact”', changes: [set(page, 'title', '1', '0')] });
  const [header, line, end, ...rest] = linesOf().map((each) => JSON.parse(each) as unknown);
  expect(header).toMatchObject({ journal: 1 });
  expect(line).toEqual({
    tx: 1,
    do: 'step',
    step: 1,
    at: '2026-03-31T00:00:00.000Z',
    words: 'Title of “Contact”',
    files: [
      {
        file: page,
        base: `export default { title: '0', lead: 'Words' };\n`,
        before: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        after: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        splices: [{ at: 24, removed: `'0'`, inserted: '"1"' }],
      },
    ],
  });
  expect(end).toEqual({ end: 1, is: 'done' });
  expect(rest).toEqual([]);
});

test.each<[string, () => void]>([
  ['half a line', () => appendFileSync(journal(), '{"tx":3,"do":"st')],
  ['the end of the last step', () => truncateSync(journal(), statSync(journal()).size - 10)],
])('%s at its end is cut; all before it is undone', async (_, tear) => {
  const store = site.open({ check });
  await store.apply(title('1', '0'));
  await store.apply(title('2', '1'));
  tear();
  const next = site.open({ check });
  expect([outcome(await next.undo()), outcome(await next.undo())]).toEqual(['written', 'written']);
  expect(site.read(page)).toContain(`title: '0'`);
  for (const line of linesOf()) expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test.each([
  ['nonsense', 'nonsense\n'],
  ['a file outside config', undefined],
])('of %s there is no history; it is kept beside the new one', async (_, text) => {
  await site.open({ check }).apply(title('1', '0'));
  const written =
    text ?? readFileSync(journal(), 'utf8').replaceAll(page, 'config/../../secret.ts');
  writeFileSync(journal(), written);
  const store = site.open({ check });
  expect(store.state().undo).toBeUndefined();
  expect(outcome(await store.undo())).toBe('lost: There is nothing to undo.');
  expect(outcome(await store.apply(title('2', '1')))).toBe('written');
  expect(readdirSync(join(site.folder, '.local-edits')).toSorted()).toEqual([
    'journal.broken',
    'journal.jsonl',
  ]);
  expect(readFileSync(join(site.folder, '.local-edits/journal.broken'), 'utf8')).toBe(written);
});

test('a step after an undo leaves nothing to redo, after a restart neither', async () => {
  const store = site.open({ check });
  await store.apply(title('1', '0'));
  await store.undo();
  expect(store.state().redo).toBe('A change');
  await store.apply(title('2', '0'));
  expect(store.state().redo).toBeUndefined();
  const next = site.open({ check });
  expect(next.state().redo).toBeUndefined();
  expect(outcome(await next.redo())).toBe('lost: There is nothing to redo.');
});

test('a long journal is shortened at the next start; the newest steps are undone as before', async () => {
  const store = site.open({ check });
  await store.apply(title('1', '0'));
  site.write(page, `// Others.\n${site.read(page)}`);
  await store.apply(title('2', '1'));
  const [header, , , second] = linesOf();
  const { files } = JSON.parse(second!) as { files: { outside: unknown }[] };
  expect(files[0]).toMatchObject({ outside: [{ at: 0, inserted: '// Others.\n' }] });
  // Steps forth and back, as they would be after days.
  const text = site.read(page);
  const long = [header!, ...linesOf().slice(1)];
  let { before, after } = (JSON.parse(second!) as { files: { before: string; after: string }[] })
    .files[0]!;
  const at = text.indexOf('"2"');
  let [from, to] = ['"1"', '"2"'];
  for (let tx = 3; tx <= limits.steps + 2; tx += 1) {
    [from, to, before, after] = [to, from, after, before];
    const splices = [{ at, removed: from, inserted: to }];
    const line = {
      tx,
      do: 'step',
      step: tx,
      at: '',
      words: `Step ${tx}`,
      files: [{ file: page, before, after, splices }],
    };
    long.push(JSON.stringify(line), JSON.stringify({ end: tx, is: 'done' }));
  }
  writeFileSync(journal(), `${long.join('\n')}\n`);
  const next = site.open({ check });
  expect(next.state().undo).toBe(`Step ${limits.steps + 2}`);
  await next.refresh();
  expect(linesOf().length).toBeLessThan(limits.steps * 2);
  await next.apply(title('3', '2'));
  const again = site.open({ check });
  site.write(page, `${site.read(page)}// The end.\n`);
  expect(outcome(await again.undo())).toBe('written');
  expect(site.read(page)).toBe(`${text}// The end.\n`);
  expect(outcome(await again.undo())).toBe('written');
  expect(site.read(page)).toContain('title: "1"');
});

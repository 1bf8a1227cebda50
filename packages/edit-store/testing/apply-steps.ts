import { fileURLToPath } from 'node:url';
import type { Value } from '../../../src/schema/values/change';
import { createEditStore } from '../create-edit-store';
import { newFileText, standIn } from './stand-in';

/**
 * Counts on in the titles of two pages, back and on again at times, until it is killed: `apply-steps.ts <site>`.
 * After each step it says on its standard output which program it is.
 */
const [site = ''] = process.argv.slice(2);
const store = createEditStore({
  site,
  apply: standIn,
  newFileText,
  check: () => [],
  writeRules: () => undefined,
});

const pages = ['config/pages/contact.ts', 'config/pages/career.ts'];

const titleOf = (file: string) => (store.state().files[file] as { title: Value }).title;

const count = async () => {
  const next = Number(titleOf(pages[0] ?? '')) + 1;
  const answer = await store.apply({
    words: `Step ${next}`,
    changes: pages.map((file) => {
      return { do: 'set', file, path: 'title', value: `${next}`, was: titleOf(file) };
    }),
  });
  if (answer.is !== 'written') throw new Error(JSON.stringify(answer));
};

await store.refresh();
for (let round = 1; ; round += 1) {
  await count();
  process.stdout.write(`${fileURLToPath(import.meta.url)}\n`);
  if (round % 4 !== 0) continue;
  await store.undo();
  await store.undo();
  await store.redo();
}

/** @jest-environment node */
import type { Change } from '../../src/schema/values/change';
import { createTestSite } from '../edit-store/testing/test-site';
import { editFolder } from './testing/edited-folder';
import { withAround } from './with-around';

const file = 'config/pages/home.ts';

test('a key that is added to a section which another program has moved meanwhile comes into that section', async () => {
  const site = createTestSite();
  const { client } = editFolder(site).start();
  const { files } = await client.hello();
  const { sections } = files[file] as { sections: { kind: string; title: string }[] };
  const at = sections.findIndex(({ kind }) => kind === 'cards');
  const path = `sections[${at}].anchor`;
  const set: Change = { do: 'set', file, path, value: 'new-here', was: undefined };
  const panels = "{\n      kind: 'panels',";
  const text = site.read(file);
  expect(text).toContain(panels);
  site.write(
    file,
    text.replace(panels, `{ kind: 'text', title: 'First', text: 'New' },\n${panels}`),
  );
  const step = withAround({ words: 'Anchor', changes: [set] }, files);
  expect(await client.step(step)).toMatchObject({ is: 'written' });
  expect((await client.hello()).files[file]).toMatchObject({
    sections: { [at + 1]: { title: sections[at]?.title, anchor: 'new-here' } },
  });
  site.remove();
});

test('only the first change of a file says what it saw: the next ones meet what that has made', () => {
  const files = { [file]: { sections: [{ title: 'One' }], title: 'Home' } };
  const set = (path: string): Change => ({ do: 'set', file, path, value: 'x', was: undefined });
  const changes = [set('sections[0].label'), set('sections[0].anchor')];
  expect(withAround({ words: '', changes }, files).changes).toEqual([
    { ...changes[0], around: { title: 'One' } },
    changes[1],
  ]);
  const whole = { words: '', changes: [set('description')] };
  expect(withAround(whole, files)).toEqual(whole);
});

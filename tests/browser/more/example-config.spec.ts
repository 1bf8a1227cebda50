import { expect, test } from '@playwright/test';
import { readLiteral } from '../../../packages/config-files/read-literal';
import { exampleConfig } from '../../../src/gallery/example-config';
import type { Subject } from '../../../src/gallery/kinds';
import { formatted } from '../../../tools/formatted';
import { groups, kindsOf } from '../gallery-kinds';

/** What is copied from the gallery. No page is visited; Jest cannot load the formatter, an ES module. */

/** Whether the text is a key with its value, not an entry of a list. */
const isOfKey = (text: string) => /^(?:picture|motif|header|footer|extends):/.test(text);

/** The text, formatted, as in a list of a page or a form. */
const textInStyle = async (text: string) => {
  const inList = isOfKey(text) ? `{\n${text}}` : `[\n//\n${text}]`;
  // There it is indented by two levels more.
  const list = await formatted('list.ts', `export default ${inList};`, { printWidth: 98 });
  return list
    .split('\n')
    .filter((line) => line.startsWith('  ') && line !== '  //')
    .map((line) => `${line.slice(2)}\n`)
    .join('');
};

/** The config that results from pasting the text. */
const readPasted = (text: string) => {
  const source = `export default ${isOfKey(text) ? `{ ${text} }` : `[${text}]`};`;
  const { value, findings } = readLiteral(source);
  expect(findings).toEqual([]);
  if (!isOfKey(text)) return (value as unknown[])[0];
  return text.startsWith('picture:') ? (value as { picture: unknown }).picture : value;
};

for (const group of groups) {
  test(`${group}: the config of each example is correct and formatted`, async () => {
    for (const { path, read } of kindsOf(group)) {
      for (const [name, definition] of Object.entries(await read())) {
        const text = exampleConfig({ group, definition } as Subject);
        expect(readPasted(text), `${path}/${name}`).toEqual(definition);
        expect(text, `${path}/${name}`).toBe(await textInStyle(text));
      }
    }
  });
}

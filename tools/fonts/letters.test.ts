/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFiles } from '../../tests/put-files';
import { lettersOfConfig, readRange, writeRange } from './letters';

const lettersOf = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'letters-'));
  putFiles(root, files);
  const letters = lettersOfConfig(root);
  rmSync(root, { recursive: true });
  return letters;
};

const letters = lettersOf({
  'config/pages/home.ts': `export default { sections: [{ hidden: true, title: 'w — x' }], link: 'https://~' };`,
  'config/forms/post.ts': `export default { messages: { failed: 'ł' } };`,
  'config/theme.ts': `export default { shadow: 'y' };`,
});

test.each(['w', '—', 'x', 'ł'])('%j is a letter of words that may be shown', (letter) => {
  expect(letters).toContain(letter);
});

test.each(['W', 'Ł'])('%j is one, since CSS may write words in capitals', (letter) => {
  expect(letters).toContain(letter);
});

test.each(['0', '9', '/', ' '])('%j is one, since components draw it', (letter) => {
  expect(letters).toContain(letter);
});

test.each(['~', 'y'])('%j is none: nobody reads it', (letter) => {
  expect(letters).not.toContain(letter);
});

test.each([
  ['', ''],
  ['b', 'U+62'],
  ['cab a', 'U+20,U+61-63'],
  ['’é\u{1F600}', 'U+E9,U+2019,U+1F600'],
])('%j is written as %j', (letters, range) => {
  expect(writeRange(letters)).toBe(range);
});

test.each([
  ['U+0000-00FF,U+0131', 'é', true],
  ['U+0000-00FF, U+0131', 'ı', true],
  ['U+0000-00FF,U+0131', 'Ł', false],
  ['', 'a', false],
])('%j has %j: %j', (range, letter, has) => {
  expect(readRange(range)(letter)).toBe(has);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lettersOfConfig } from './letters-of-config';

const lettersOf = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'letters-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
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

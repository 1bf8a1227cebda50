/** @jest-environment node */
import { withOwnWords } from './with-own-words';

const site = { name: 'Salon', language: 'de' };
const files = { 'config/site.ts': site };

test('a preview has the words of tables and of fields, of which config says nothing', () => {
  const shown = withOwnWords(files, { file: 'config/site.ts', value: site });
  expect(shown).toHaveProperty('name', 'Salon');
  expect(shown).toHaveProperty('words.tableScrolls');
  expect(shown).toHaveProperty('words.cut');
});

/** @jest-environment node */
import { withOwnWords } from './with-own-words';

const site = { name: 'Salon', language: 'de' };
const files = { 'config/site.ts': site };

test('a preview has the words of tables and of fields, of which config says nothing', () => {
  expect(withOwnWords(files, { file: 'config/site.ts', value: site })).toMatchObject({
    name: 'Salon',
    words: { tableScrolls: expect.any(String), cut: expect.any(String) },
  });
});

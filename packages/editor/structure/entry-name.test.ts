/** @jest-environment node */
import { entryName } from './entry-name';

test.each<[unknown, string]>([
  [{ kind: 'prose', title: 'Our Leaves', paragraphs: ['First flush.'] }, 'Our Leaves'],
  [{ tone: 'default', kind: 'prose', paragraphs: ['First flush.'] }, 'First flush.'],
  [{ kind: 'opening-hours' }, 'Opening hours'],
  [{ days: ['monday', 'tuesday'], open: ['09:00–18:00'] }, 'Monday · Tuesday'],
  ['Words of a paragraph', 'Words of a paragraph'],
  [{ width: 3 }, '3'],
  [{}, 'Entry 2'],
])('%j is called %s', (entry, name) => {
  expect(entryName(entry, 1)).toBe(name);
});

/** @jest-environment node */
import { componentFile, folderOf, shownBy } from './shown-by';

const files = {
  [componentFile('gallery')]: true,
  [componentFile('gallery/mosaic')]: true,
  [componentFile('list')]: true,
  [componentFile('hero')]: true,
  [componentFile('hero/full')]: true,
  [componentFile('hero/beside')]: true,
  [componentFile('page-header')]: true,
  [componentFile('page-header/full')]: true,
  [componentFile('page-header/narrow')]: true,
  [componentFile('page-header/rings')]: true,
};
const [plain, mosaic] = [{ default: () => null }, { default: () => null }];

test.each([
  { section: { kind: 'gallery' }, folder: 'gallery' },
  { section: { kind: 'gallery', look: 'mosaic' }, folder: 'gallery/mosaic' },
  { section: { kind: 'gallery', look: 'grid' }, folder: 'gallery' },
  { section: { kind: 'list', look: 'mosaic' }, folder: 'list' },
])('$section is shown by $folder', ({ section, folder }) => {
  expect(folderOf(section, files)).toBe(folder);
  const shown = shownBy(section, { gallery: plain, 'gallery/mosaic': mosaic, list: plain });
  expect(shown).toBe(folder === 'gallery/mosaic' ? mosaic : plain);
});

test.each([
  { section: { kind: 'hero', picture: {} }, folder: 'hero' },
  { section: { kind: 'hero', layout: 'full', picture: {} }, folder: 'hero/full' },
  { section: { kind: 'hero', secondAction: {} }, folder: 'hero/beside' },
  { section: { kind: 'hero', hours: true }, folder: 'hero/beside' },
  { section: { kind: 'page-header' }, folder: 'page-header' },
  { section: { kind: 'page-header', picture: {} }, folder: 'page-header/full' },
  { section: { kind: 'page-header', narrow: true }, folder: 'page-header/narrow' },
  { section: { kind: 'page-header', layout: 'full' }, folder: 'page-header' },
  { section: { kind: 'page-header', drawing: 'rings' }, folder: 'page-header/rings' },
  { section: { kind: 'page-header', drawing: 'motif' }, folder: 'page-header' },
  { section: { kind: 'page-header', drawing: 'rings', picture: {} }, folder: 'page-header/full' },
])('$section is laid out by $folder', ({ section, folder }) => {
  expect(folderOf(section, files)).toBe(folder);
});

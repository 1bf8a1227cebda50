import { freeSlug, slug } from './slug';

test.each([
  ['How we work', 'how-we-work'],
  ['“Who?” & why', 'who-why'],
  ['Öffnungszeiten 2027', 'öffnungszeiten-2027'],
  ['Cafe\u0301', 'café'],
  ['की', 'की'],
  ['का', 'का'],
  ['น้ำ', 'น้ำ'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize()],
  ['🎉 Party', 'party'],
  ['❤️', 'u2764-ufe0f'],
  ['🎉', 'u1f389'],
  ['🎈', 'u1f388'],
])('the anchor of “%s” is %s', (title, name) => {
  expect(slug(title)).toBe(name);
});

test.each([
  [
    ['How we work', 'How we work', 'How we work?'],
    ['how-we-work', 'how-we-work-2', 'how-we-work-3'],
  ],
  [
    ['Tea', 'Tea', 'Tea 2'],
    ['tea', 'tea-2', 'tea-2-2'],
  ],
  [
    ['Tea 2', 'Tea', 'Tea'],
    ['tea-2', 'tea', 'tea-3'],
  ],
  [
    ['Place', 'Place'],
    ['place-2', 'place-3'],
  ],
  [
    ['🎉', '🎉'],
    ['u1f389', 'u1f389-2'],
  ],
])('headings %j of a page with a section “place” have the anchors %j', (titles, names) => {
  const taken = new Set(['place']);
  expect(titles.map((title) => freeSlug(title, taken))).toEqual(names);
});

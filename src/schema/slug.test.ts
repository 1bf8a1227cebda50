import { slug } from './slug';

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

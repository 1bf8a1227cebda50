/** @jest-environment node */
import { thriceAlike } from './check-pages';

const told = (...sections: object[]) => thriceAlike({ page: { sections } }).map(({ path }) => path);

const cards = { kind: 'cards', layout: 'columns' };
const faq = { kind: 'faq' };

test.each([
  ['two alike', [cards, cards], []],
  ['three alike', [cards, cards, cards], ['sections[2].kind']],
  ['four alike are told once', [cards, cards, cards, cards], ['sections[2].kind']],
  ['another layout between', [cards, { ...cards, layout: 'lead' }, cards], []],
  ['another ground at the end', [cards, cards, { ...cards, tone: 'tint' }], []],
  ['another kind between', [cards, cards, faq, cards], []],
  [
    'other words are no other look',
    [{ ...faq, title: 'A' }, { ...faq, title: 'B' }, faq],
    ['sections[2].kind'],
  ],
  [
    'a hidden one does not count',
    [cards, { ...faq, hidden: true }, cards, cards],
    ['sections[3].kind'],
  ],
])('%s', (_what, sections, expected) => {
  expect(told(...sections)).toEqual(expected);
});

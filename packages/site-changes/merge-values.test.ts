/** @jest-environment node */
import fc from 'fast-check';
import type { Value } from '../../src/schema/values/change';
import { randomRuns } from '../../tests/runs';
import { mergeValues } from './merge-values';

type Card = { title: string; text: string };
type Page = { title: string; lead: string; cards: Card[]; lines: string[] };

const page: Page = {
  title: 'Home of the firm',
  lead: 'What we do all day',
  cards: [
    { title: 'Web design', text: 'Sites for shops and offices' },
    { title: 'Apps', text: 'On telephones of every size' },
    { title: 'Care', text: 'Updates at night and repairs' },
  ],
  lines: ['Quay Street 1', 'Harbour Town', 'Third floor'],
};

const changed = (change: (page: Page) => void): Page => {
  const copy = structuredClone(page);
  change(copy);
  return copy;
};

const merge = (ours: Value, theirs: Value, side?: 'ours' | 'theirs') =>
  mergeValues({ before: page, ours, theirs }, () => side);

const table: [string, (page: Page) => void, (page: Page) => void, (page: Page) => void][] = [
  [
    'two texts of one entry',
    ({ cards }) => void (cards[0]!.title = 'Web'),
    ({ cards }) => void (cards[0]!.text = 'Sites'),
    ({ cards }) => void (cards[0] = { title: 'Web', text: 'Sites' }),
  ],
  [
    'an entry each at the end',
    ({ lines }) => void lines.push('Ours'),
    ({ lines }) => void lines.push('Theirs'),
    ({ lines }) => void lines.push('Theirs', 'Ours'),
  ],
  [
    'one moves an entry that the other changes',
    ({ cards }) => void cards.reverse(),
    ({ cards }) => void (cards[2]!.text = 'Updates at night'),
    ({ cards }) => {
      cards.reverse();
      cards[0]!.text = 'Updates at night';
    },
  ],
  [
    'one takes out what stands before what the other changes',
    ({ cards }) => void cards.shift(),
    ({ cards }) => void (cards[1]!.title = 'Applications'),
    ({ cards }) => {
      cards.shift();
      cards[0]!.title = 'Applications';
    },
  ],
  [
    'both the same',
    ({ lines }) => void lines.splice(1, 1, 'Old Town'),
    ({ lines }) => void lines.splice(1, 1, 'Old Town'),
    ({ lines }) => void lines.splice(1, 1, 'Old Town'),
  ],
];

test.each(table)('%s', (_, ours, theirs, both) => {
  expect(merge(changed(ours), changed(theirs))).toEqual({ value: changed(both), undecided: [] });
});

test('the same text in two ways is a conflict with both and with what was', () => {
  const [ours, theirs] = [changed((one) => (one.title = 'A')), changed((one) => (one.title = 'B'))];
  const conflict = { path: 'title', before: page.title, ours: 'A', theirs: 'B' };
  expect(merge(ours, theirs).undecided).toEqual([conflict]);
  expect(merge(ours, theirs, 'theirs')).toEqual({ value: theirs, undecided: [] });
  expect(merge(ours, theirs, 'ours')).toEqual({ value: ours, undecided: [] });
});

test('what one takes out and the other changes is a conflict', () => {
  const ours = changed(({ cards }) => void cards.splice(1, 1));
  const theirs = changed(({ cards }) => void (cards[1]!.text = 'On telephones of all sizes'));
  expect(merge(ours, theirs).undecided).toMatchObject([{ ours: undefined, before: page.cards[1] }]);
  expect(merge(ours, theirs, 'theirs').value).toEqual(theirs);
});

test('what both have made quite another one is one entry, also where one has moved it', () => {
  const ours = changed(({ cards }) => {
    cards.push(...cards.splice(0, 1));
    cards[2] = { title: 'Web pages', text: 'By hand' };
  });
  const theirs = changed(({ cards }) => void (cards[0] = { title: 'Sites', text: 'From a kit' }));
  expect(merge(ours, theirs).undecided.map(({ path }) => path)).toEqual([
    'cards[2].title',
    'cards[2].text',
  ]);
  const { value } = merge(ours, theirs, 'theirs') as unknown as { value: Page };
  expect(value.cards.map(({ title }) => title)).toEqual(['Apps', 'Care', 'Sites']);
});

test('two orders of one list are a conflict, and what is in them is not', () => {
  const ours = changed(({ cards }) => void cards.reverse());
  const theirs = changed(({ cards }) => {
    cards.unshift(...cards.splice(1, 1));
    cards[0]!.text = 'On every telephone of every size';
  });
  expect(merge(ours, theirs).undecided.map(({ path }) => path)).toEqual(['cards']);
  const { value } = merge(ours, theirs, 'ours') as unknown as { value: Page };
  expect(value.cards.map(({ title }) => title)).toEqual(['Care', 'Apps', 'Web design']);
  expect(value.cards[1]!.text).toBe('On every telephone of every size');
});

const kindsOfEdits = [
  ...(['title', 'text', 'line', 'add', 'card', 'remove', 'move', 'rewrite'] as const),
];

type Edit = { do: (typeof kindsOfEdits)[number]; at: number };

const edit = fc.record({ do: fc.constantFrom(...kindsOfEdits), at: fc.nat(5) });

/** Of each entry of the page one, which stands nowhere else. */
const wordsOfPage = ['shops', 'telephones', 'repairs', 'Quay', 'Harbour', 'floor'];

const count = (text: string, word: string) => text.split(new RegExp(`\\b${word}\\b`)).length - 1;

/** Makes edits, each of which adds a word of its own to what stands there. */
const edited = (edits: readonly Edit[], who: string) => {
  const words: string[] = [];
  const value = changed(({ cards, lines }) => {
    edits.forEach(({ do: kind, at }, number) => {
      const word = `${who}${number}`;
      const [card, line] = [cards[at % Math.max(1, cards.length)], at % Math.max(1, lines.length)];
      if (kind === 'add') lines.splice(line, 0, `A whole line more ${word}`);
      else if (kind === 'card') cards.push({ title: `New ${word}`, text: `Of ${who} alone` });
      else if (kind === 'remove') cards.splice(at % 9, 1);
      else if (kind === 'move') cards.push(...cards.splice(at % 9, 1));
      else if (kind === 'line') lines[line] = `${lines[line] ?? ''} ${word}`;
      else if (card && kind === 'rewrite') card.text = `Of other things: ${word}`;
      else if (card && kind !== 'rewrite') card[kind] += ` ${word}`;
      words.push(word);
    });
  });
  return { value, words: words.filter((word) => count(JSON.stringify(value), word) > 0) };
};

test('of random edits of two each is in it once, or is told as a conflict, and nothing of before is in it twice', () => {
  const edits = fc.array(edit, { maxLength: 8 });
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [ours, theirs] = [edited(one, 'our'), edited(other, 'their')];
      for (const side of ['ours', 'theirs'] as const) {
        const { undecided } = merge(ours.value, theirs.value);
        const { value, undecided: left } = merge(ours.value, theirs.value, side);
        expect(left).toEqual([]);
        const [text, told] = [JSON.stringify(value), JSON.stringify(undecided)];
        for (const word of [...ours.words, ...theirs.words]) {
          const times = count(text, word);
          if (times !== 1) expect([word, times, count(told, word) > 0]).toEqual([word, 0, true]);
        }
        const twice = wordsOfPage.filter((word) => count(text, word) > 1);
        expect(twice.filter((word) => count(told, word) === 0)).toEqual([]);
      }
    }),
    randomRuns({ short: 200, full: 5000 }),
  );
});

test('without a change of the other side the value is ours, and the other way round', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      const { value } = edited(edits, 'our');
      expect(merge(value, page).value).toEqual(value);
      expect(merge(page, value).value).toEqual(value);
      expect(merge(value, value).value).toEqual(value);
    }),
    randomRuns({ short: 100, full: 1000 }),
  );
});

/** @jest-environment node */
import { groupOf, listOf } from '../config-values/values';
import { withShownLabels } from './shown-labels';

const faq = { kind: 'faq', label: 'Questions' };
const cards = { kind: 'cards', label: 'Offers' };
const prose = { kind: 'prose', label: 'Terms' };
const opening = { kind: 'page-header', title: 'Us' };

/** The labels that visitors see, with # before those that have a number. */
const shown = (sections: unknown, labels?: string) =>
  listOf(
    groupOf(withShownLabels({ title: 'Us', sections }, { sections: labels && { labels } }))
      .sections,
  )
    .map(groupOf)
    .map(({ label, numbered, kind }) => {
      const isNumbered = (numbered ?? kind !== 'prose') === true;
      return typeof label === 'string' ? `${isNumbered ? '#' : ''}${label}` : '';
    });

test.each([
  ['two are numbered', [opening, faq, cards], undefined, ['', '#Questions', '#Offers']],
  ['a number alone is left out', [opening, faq], undefined, ['', 'Questions']],
  ['so is one beside a quiet kind', [faq, prose], undefined, ['Questions', 'Terms']],
  [
    'so is one beside a hidden section',
    [faq, { ...cards, hidden: true }],
    undefined,
    ['Questions', '#Offers'],
  ],
  [
    'a quiet kind that is counted',
    [faq, { ...prose, numbered: true }],
    undefined,
    ['#Questions', '#Terms'],
  ],
  ['words alone', [opening, faq, cards], 'words', ['', 'Questions', 'Offers']],
  ['none', [opening, faq, cards], 'none', ['', '', '']],
  ['what is not known is numbered as ever', [faq, cards], 'loud', ['#Questions', '#Offers']],
])('%s', (_what, sections, labels, expected) => {
  expect(shown(sections, labels)).toEqual(expected);
});

test('what counts within itself keeps its numbers, unless it has one subject', () => {
  const turns = (count: number) => ({
    kind: 'alternating',
    label: 'Ways',
    items: Array.from({ length: count }, () => ({})),
  });
  expect(shown([turns(2)])).toEqual(['#Ways']);
  expect(shown([turns(1)])).toEqual(['Ways']);
});

test.each([undefined, { sections: 'none' }, { sections: [null, 'x', faq] }])(
  'whatever else is written stays: %j',
  (page) => {
    const sections = listOf(groupOf(withShownLabels(page, undefined)).sections);
    expect(sections.slice(0, 2)).toEqual(listOf(groupOf(page).sections).slice(0, 2));
  },
);

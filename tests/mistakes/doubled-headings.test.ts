/** @jest-environment node */
import { checkConfig } from '../../tools/check/check-config';
import { sources } from './agency';

const home = 'config/pages/home.ts';

const prose = (words: string, keys = '') =>
  `{ kind: 'prose', ${keys} paragraphs: [{ heading: '${words}' }, 'Tea.'] },\n`;

const article = (titles: string[]) =>
  `{ kind: 'article', title: 'Long', lead: 'Tea.', parts: [${titles
    .map((title) => `{ title: '${title}', paragraphs: ['Tea.'] }`)
    .join(', ')}] },\n`;

const told = (sections: string) => {
  const text = (sources[home] ?? '').replace(
    /\n {2}\],\n(?=\}|[^\n]*satisfies)/,
    `\n${sections}  ],\n`,
  );
  expect(text).not.toBe(sources[home]);
  return checkConfig({ ...sources, [home]: text }, { today: '2026-03-31' })
    .filter(({ code }) => code === 'SITE-573')
    .map(({ message }) => message);
};

test.each([
  ['of two texts', prose('How we work') + prose('How we work')],
  ['of a text and an article', prose('How we work') + article(['How we work'])],
  ['that differ in signs', prose('How we work') + prose('How we work?')],
  ['and an anchor', prose('Other', "anchor: 'how-we-work',") + prose('How we work')],
])('two headings %s with one anchor are told', (_, sections) => {
  expect(told(sections)).toEqual([expect.stringContaining('same anchor as the heading')]);
});

test.each([
  ['that differ in a mark', prose('की') + prose('का')],
  ['of signs alone', prose('🎉') + prose('🎈')],
  ['of which one is hidden', prose('How we work') + prose('How we work', 'hidden: true,')],
])('nothing is said of headings %s', (_, sections) => {
  expect(told(sections)).toEqual([]);
});

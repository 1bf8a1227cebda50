/** @jest-environment node */
import { reportedLines } from './reported-lines';

const reported = [
  '  config/pages/contact.ts:35:14  SITE-011\n',
  '    A text begins here that has a quote on one side alone.\n',
  '\n',
  '       9 |       label: "|",\n',
  "    > 10 |       title: 'Where To Find Us,\n",
  '         |              ^\n',
  '\n',
  '    For example: links: [\n',
  '      { a: 1 } | 9\n',
  '    More: docs/errors.md#site-011',
];

test('no part of the message is lost', () => {
  expect(reportedLines(reported.join('')).map(({ text }) => text)).toEqual(reported);
});

test('only the editor’s own lines and their marks are never broken', () => {
  const unbroken = reportedLines(reported.join('')).filter(
    ({ style }) => style.whiteSpace === 'pre',
  );
  expect(unbroken.map(({ text }) => text)).toEqual(reported.slice(3, 6));
});

test('words continue below their beginning', () => {
  const [, words] = reportedLines(reported.join(''));
  expect(words?.style).toMatchObject({ paddingInlineStart: '4ch', textIndent: '-4ch' });
});

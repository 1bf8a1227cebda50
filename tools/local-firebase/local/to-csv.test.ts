/** @jest-environment node */
import { toCsv } from './to-csv';

const bom = '\uFEFF';

test('begins with a byte order mark, ends every line with CRLF and quotes every cell', () => {
  expect(toCsv(['a', 'b'], [['1', '']])).toBe(`${bom}"a","b"\r\n"1",""\r\n`);
});

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', 'a,b'],
  ['say "hi"', 'say ""hi""'],
  ['two\nlines', 'two\nlines'],
  ['ünï 😀', 'ünï 😀'],
  ['a=b', 'a=b'],
  ['a@b.c', 'a@b.c'],
  ['1 - 2; 3 + 4', '1 - 2; 3 + 4'],
  // What a spreadsheet would run.
  ['=1+1', "'=1+1"],
  ['+49 123', "'+49 123"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x","y")', `'=HYPERLINK(""x"",""y"")`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  // Where one splits at something else than commas, and quotes stand in the wrong places.
  ['x;=1+1', "x;'=1+1"],
  ['x\t=1+1', "x\t'=1+1"],
  ['x\n=1+1', "x\n'=1+1"],
  ['x\r\n－1', "x\r\n'－1"],
  ['x";"=1+1', `x"";""'=1+1`],
  // A list, as a cell has it.
  ['a; =1+1; -b', "a; '=1+1; '-b"],
  ['x; \u00A0=1+1', "x; \u00A0'=1+1"],
  ['\t=1+1', "\t'=1+1"],
  [' =1+1', " '=1+1"],
  ['\u200B=1+1', "\u200B'=1+1"],
  ["'=1+1", "''=1+1"],
])('the cell %j becomes %j', (text, expected) => {
  expect(toCsv(['head'], [[text]])).toBe(`${bom}"head"\r\n"${expected}"\r\n`);
  expect(toCsv([text], [])).toBe(`${bom}"${expected}"\r\n`);
});

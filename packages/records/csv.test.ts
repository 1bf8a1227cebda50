/** @jest-environment node */
import { csvLine } from './csv';

test('every cell is quoted, and the line ends with CRLF', () => {
  expect(csvLine(['1', ''])).toBe(`"1",""\r\n`);
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
  ['-b', "'-b"],
  ['-1+A1', "'-1+A1"],
  // A number is none: it can be added up.
  ['-1', '-1'],
  ['-12.50', '-12.50'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['1000', '1000'],
  // A spreadsheet would make another number of it.
  ['0123', "'0123"],
  ['01067', "'01067"],
  ['030 1234-5', "'030 1234-5"],
  ['00', "'00"],
  ['-01', "'-01"],
  ['1234567890123456', "'1234567890123456"],
  ['12E5', "'12E5"],
  ['1e-5', "'1e-5"],
  ['09:30', '09:30'],
  ['2026-01-02', '2026-01-02'],
  ['0 people', '0 people'],
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
  ['😀=1', '😀=1'],
  ['😀;=1', "😀;'=1"],
  ['==1', "'==1"],
  // What a terminal would carry out is seen in its place; what words are made of stays.
  ['\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
  ['\u009b31m', '\\u009b31m'],
  ['\u007f', '\\u007f'],
  ['a\rb', 'a\\u000db'],
  ['invoice\u202efdp.exe', 'invoice\\u202efdp.exe'],
  ['\u001b=1+1', "\\u001b'=1+1"],
  ['👩\u200d💻 נא\u200f', '👩\u200d💻 נא\u200f'],
])('the cell %j becomes %j', (text, expected) => {
  expect(csvLine([text])).toBe(`"${expected}"\r\n`);
});

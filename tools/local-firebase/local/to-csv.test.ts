/** @jest-environment node */
import { toCsv } from './to-csv';

const BOM = '\uFEFF';

test('begins with a byte order mark and ends every line with CRLF', () => {
  expect(toCsv(['a', 'b'], [['1', '2']])).toBe(`${BOM}a,b\r\n1,2\r\n`);
});

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['ünï 😀', 'ünï 😀'],
  // What a spreadsheet would run.
  ['=1+1', "'=1+1"],
  ['+49 123', "'+49 123"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=b', 'a=b'],
  ['a@b.c', 'a@b.c'],
])('the cell %j becomes %j', (text, expected) => {
  expect(toCsv(['head'], [[text]])).toBe(`${BOM}head\r\n${expected}\r\n`);
  expect(toCsv([text], [])).toBe(`${BOM}${expected}\r\n`);
});

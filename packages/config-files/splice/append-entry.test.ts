/** @jest-environment node */
import { appendEntry } from './append-entry';

describe('an entry is added at the end, and all else stays as it is', () => {
  const file = 'config/site.ts';
  const around = (list: string) =>
    `// Head.\nexport default {\n  a: [[], ${list}], // Tail.\n} as X;\n`;
  test.each([
    ['a line of its own', '[\n    1,\n    2,\n  ]', '[\n    1,\n    2,\n    9,\n  ]'],
    ['a comma that was not there', '[\n    1\n  ]', '[\n    1,\n    9\n  ]'],
    [
      'comments that stay with what they speak of',
      '[\n    1, // One.\n    // No more.\n  ]',
      '[\n    1, // One.\n    9,\n    // No more.\n  ]',
    ],
    ['a comment and no comma', '[\n    1 // One.\n  ]', '[\n    1, // One.\n    9\n  ]'],
    ['one line', '[1, 2]', '[1, 2, 9]'],
    ['one line with a comma at its end', '[1, 2,]', '[1, 2, 9,]'],
    ['an empty list', '[]', '[9]'],
    ['tabs', '[\n\t\t1,\n\t]', '[\n\t\t1,\n\t\t9,\n\t]'],
    ['a group', '{ b: 1 }', '{ b: 1, c: 9 }', 'c: 9'],
    ['brackets in texts', "[\n    ']', // ]\n  ]", "[\n    ']', // ]\n    9,\n  ]"],
  ])('%s', (_title, before, after, entry = '9') => {
    expect(appendEntry(around(before), { file, path: 'a[1]' }, entry)).toBe(around(after));
  });

  test('lines of an entry are below each other, and end like those of the file', () => {
    expect(
      appendEntry('export default [\r\n  1,\r\n];\r\n', { file, path: '' }, '{\n  b: 1,\n}'),
    ).toBe('export default [\r\n  1,\r\n  {\r\n    b: 1,\r\n  },\r\n];\r\n');
  });

  test.each(['b', 'a[5]', 'a[0].c', 'a[0]'])('%s is no list', (path) => {
    expect(() => appendEntry('export default { a: [1] };', { file, path }, '9')).toThrow(/no list/);
  });
});

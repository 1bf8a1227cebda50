/** @jest-environment node */
import { textWith } from './text-with';

const line = textWith('Words.', { year: {}, name: { needed: 'the name of the site' } });

const messageOf = (value: string) => {
  try {
    line.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['© {year} {name}', undefined],
  ['{name}', undefined],
  ['© {yaer} {name}', 'must hold no { } but {year} and {name}'],
  ['© { year } {name}', 'must hold no { } but {year} and {name}'],
  ['© {year {name}', 'must hold no { } but {year} and {name}'],
  ['{{name}}', 'must hold no { } but {year} and {name}'],
  ['© {year}', 'must hold {name}, where the name of the site goes'],
])('%s: %s', (value, message) => {
  expect(messageOf(value)).toBe(message);
});

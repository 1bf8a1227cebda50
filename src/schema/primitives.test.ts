/** @jest-environment node */
import { link } from './link';
import { picture } from './picture';
import { listOf, strictObject, text, textWith, withDescription } from './primitives';

const messageOf = (value: unknown) => {
  const schema = strictObject({
    link: link('A link.'),
    more: link('Another.').optional().default(undefined),
  });
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const home = { label: 'Home', to: '/' };

test('a required group is reported as missing, an optional one is not', () => {
  expect(messageOf({ more: home })).toBe('is missing: write a group of keys in { }');
  expect(messageOf({ link: home })).toBeUndefined();
});

test('words of one place leave those of another alone', () => {
  const group = strictObject({ title: text('The title.') });
  const named = withDescription('Here.', group);
  const [one, other] = [picture('One.'), picture('Other.')];
  expect([group.meta()?.description, named.meta()?.description]).toEqual([undefined, 'Here.']);
  expect([one.meta()?.description, other.meta()?.description]).toEqual(['One.', 'Other.']);
  expect(listOf('A list.', group).meta()?.description).toBe('A list.');
});

const line = textWith('Words.', { year: {}, name: { needed: 'the name of the site' } });

const messageOfLine = (value: string) => {
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
  expect(messageOfLine(value)).toBe(message);
});

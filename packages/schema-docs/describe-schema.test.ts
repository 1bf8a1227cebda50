/** @jest-environment node */
import { array, number, string, type Schema } from 'yup';
import { linkTarget } from '../../src/schema/link';
import { anyText, listOf, text, whole } from '../../src/schema/primitives';
import { limitsOf } from './describe-schema';

test.each<[string, Schema, string[]]>([
  ['a text', text(), []],
  ['a text that may be empty', anyText('Words.', 'nothing'), ['may be empty']],
  ['a short text', text().max(12, 'is too long'), ['at most 12 characters']],
  ['a number of any size', whole(), []],
  ['a number above a line', whole().positive(), ['more than 0']],
  ['a number from a line on', whole().min(2), ['at least 2']],
  ['a number between two lines', whole().min(1).max(20), ['from 1 to 20']],
  [
    'a number above a line and below another',
    whole().positive().max(9),
    ['more than 0, at most 9'],
  ],
  ['a number below a line', number().max(9), ['at most 9']],
  ['a list', listOf('Words.', text()), ['at least 1 entry']],
  ['a list of a few', array().of(text()).min(1).max(3), ['from 1 to 3 entries']],
  ['a shape', string().matches(/^#/, { message: 'must start with #' }), ['must start with #']],
  [
    'a name of the site',
    text().meta({ chooses: { name: 'form' } }),
    ['the name of a file in config/forms, without .ts'],
  ],
  ['a link', linkTarget('Words.'), [expect.stringMatching(/^start with \/ \(a page\)/) as string]],
])('what %s must keep to, in words', (_title, schema, limits) => {
  expect(limitsOf(schema)).toEqual(limits);
});

import { array, boolean, mixed, number, object, string } from 'yup';
import type { AnyObject, ISchema, ObjectShape } from 'yup';

/**
 * The words that config is made of. Every schema is used with `{ strict: true }`: nothing is
 * converted, so that what an editor wrote is what the site shows.
 */

/** A text that says something: not empty, not blanks alone. */
export const text = () =>
  string()
    .typeError('must be a text in quotes')
    .required('is missing: write a text here')
    .test(
      'not-blank',
      'is blank: write a text here',
      (value) => value === undefined || value.trim() !== '',
    );

export const optionalText = () => text().optional();

export const flag = () => boolean().typeError('must be true or false').optional();

export const whole = () =>
  number()
    .typeError('must be a number, without quotes')
    .required('is missing: write a number')
    .integer('must be a whole number');

/** An object with these keys and no others. */
export const strictObject = <const Shape extends ObjectShape>(shape: Shape) =>
  object(shape)
    .typeError('must be a group of keys in { }')
    .exact(`is not known here: the keys are ${Object.keys(shape).join(', ')}`);

/** A list with at least one entry. */
export const listOf = <Item>(item: ISchema<Item, AnyObject>) =>
  array()
    .of(item)
    .typeError('must be a list in [ ]')
    .required('is missing: write a list')
    .min(1, 'is empty: write at least one entry');

/** One paragraph per entry. */
export const paragraphs = () => listOf(text());

/** One of a closed set of words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  mixed<Word>()
    .required(`is missing: choose one of ${words.join(', ')}`)
    .oneOf(words, `is not known: choose one of ${words.join(', ')}`);

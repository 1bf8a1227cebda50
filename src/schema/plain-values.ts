import { type AnyObject, array, type ISchema, number, object, type ObjectShape, string } from 'yup';

/** Values of one type, and what is said of any other. */

export const quotedText = () => string().typeError('must be a text in quotes');

export const plainNumber = () => number().typeError('must be a number, without quotes');

export const requiredNumber = () => plainNumber().required('is missing: write a number');

export const plainList = <Item>(item: ISchema<Item, AnyObject>) =>
  array().of(item).typeError('must be a list in [ ]');

export const plainGroup = <const Shape extends ObjectShape>(shape: Shape) =>
  object(shape).typeError('must be a group of keys in { }');

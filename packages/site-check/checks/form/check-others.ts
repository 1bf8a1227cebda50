import { listOf, textOf } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { type Field, type Named, namesOf, type Rule, whereElse } from './form-parts';

/** The step in which a field stands; 0 in a form without steps. */
const stepOf = ({ path }: Field): number => Number(/^steps\[(\d+)\]/.exec(path)?.[1] ?? 0);

/** Fields of which one will do, that are not there, or asked too late. */
export const checkOthers = (
  { check, field, path, entries }: Rule,
  { fields, around }: Named,
): Finding[] => {
  if (check !== 'at-least-one') return [];
  const own = fields.find(({ name }) => name === field);
  return listOf(entries.others).flatMap((each, place): Finding[] => {
    const name = textOf(each);
    const at = `${path}.others[${place}]`;
    if (name === undefined) return [];
    if (name === field) return [{ error: 'sameAsItself', path: at }];
    const other = fields.find((one) => one.name === name);
    if (other) {
      const isLater = own !== undefined && stepOf(other) > stepOf(own);
      return isLater ? [{ error: 'otherInLaterStep', path: at, see: { path: other.path } }] : [];
    }
    const others = namesOf(fields).filter((one) => one !== field);
    return [
      {
        error: 'ruleWithoutField',
        path: at,
        ...meantBy(name, others),
        ...whereElse(name, fields, around),
      },
    ];
  });
};

const askToFill = ['required', 'accepted', 'at-least-one'];

/** A rule that asks for something to be filled in, and accepts an empty field. */
export const asksNothing = ({ check = '', path, entries }: Rule): Finding[] => {
  const at = `${path}.whenFilled`;
  return entries.whenFilled === true && askToFill.includes(check)
    ? [
        {
          error: 'ruleNeverAsks',
          path: at,
          at: 'key',
          parts: { found: check },
          fix: { remove: at },
        },
      ]
    : [];
};

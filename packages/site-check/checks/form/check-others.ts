import { listOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { foundIf, needless } from '../found';
import { type Field, fieldNamed, type Named, namesOf, noSuchField, type Rule } from './form-parts';

/** The step in which a field stands; 0 in a form without steps. */
const stepOf = ({ path }: Field): number => Number(/^steps\[(\d+)\]/.exec(path)?.[1] ?? 0);

/** Fields of which one will do, that are not there, or asked too late. */
export const checkOthers = ({ check, field, path, entries }: Rule, named: Named): Finding[] => {
  if (check !== 'at-least-one') return [];
  const { fields } = named;
  const own = fieldNamed(field, fields);
  const others = namesOf(fields).filter((name) => name !== field);
  return listOf(entries.others).flatMap((each, place): Finding[] => {
    const at = `${path}.others[${place}]`;
    if (each === field) return [{ error: 'sameAsItself', path: at }];
    const other = fieldNamed(each, fields);
    if (!other) return noSuchField({ path: at, name: each }, others, named);
    const isLater = own !== undefined && stepOf(other) > stepOf(own);
    return foundIf(isLater, { error: 'otherInLaterStep', path: at, see: { path: other.path } });
  });
};

const askToFill = ['required', 'accepted', 'at-least-one'];

/** A rule that asks for something to be filled in, and accepts an empty field. */
export const asksNothing = ({ check = '', path, entries }: Rule): Finding[] =>
  foundIf(
    entries.whenFilled === true && askToFill.includes(check),
    needless('ruleNeverAsks', `${path}.whenFilled`, { at: 'key', parts: { found: check } }),
  );

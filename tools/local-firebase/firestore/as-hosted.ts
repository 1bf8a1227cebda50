import type { IncomingMessage } from 'node:http';
import { isList, isMap, type RulesValue } from '../rules/rules-value';

/** Where Firebase's SDK says that stored files are fetched. */
const hosted = 'https://firebasestorage.googleapis.com';

/**
 * The fields of a record as hosted Firebase would see them: the address of a file on this very
 * server is that of Firebase's. So the same rules hold here and there, and none of them needs to let
 * an address of anyone's own machine through.
 */
export const asHosted = (
  data: ReadonlyMap<string, RulesValue>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): ReadonlyMap<string, RulesValue> => {
  const own = `http://${headers.host ?? ''}/v0/b/`;
  const shown = (value: RulesValue): RulesValue => {
    if (typeof value === 'string' && value.startsWith(own)) {
      return `${hosted}/v0/b/${value.slice(own.length)}`;
    }
    if (isList(value)) return value.map(shown);
    return isMap(value) ? asHosted(value, { headers }) : value;
  };
  return new Map([...data].map(([name, value]) => [name, shown(value)]));
};

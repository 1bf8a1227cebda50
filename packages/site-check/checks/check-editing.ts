import { valueAt } from '../../../src/schema/values/paths';
import { textOf } from '../../config-values/values';
import type { Finding } from '../../problems/problem';

const server = 'editing.server';
const client = 'editing.client';

/** Where the editor at an address of its own has the files: at one place, and signed in to as that place knows it. */
export const checkEditing = (value: unknown): Finding[] => {
  const at = textOf(valueAt(value, 'editing.at'));
  const address = valueAt(value, server);
  if (at === 'github' && address !== undefined) {
    const parts = { found: textOf(address) ?? 'server' };
    return [{ error: 'serverAtGitHub', path: server, parts, fix: { remove: server } }];
  }
  if (at !== 'gitea') return [];
  return [
    ...(address === undefined ? [{ error: 'noGitServer' as const, path: 'editing.at' }] : []),
    ...(valueAt(value, client) === undefined
      ? []
      : [{ error: 'clientAtGitea' as const, path: client, fix: { remove: client } }]),
  ];
};

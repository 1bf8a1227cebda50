import { requestFields } from './rules-service';
import type { Expression } from './rules-tree';
import type { Scope } from './scope';

/**
 * The fields that `request`, `resource` and `request.resource` may be asked for, so that one this
 * backend has no value for is refused when the file is read.
 * @returns undefined for any other object: what it holds is known only when a request comes.
 */
export const knownFields = (object: Expression, scope: Scope): ReadonlySet<string> | undefined => {
  const [path, root] = [pathOf(object), rootOf(object)];
  if (scope.locals.has(root)) return undefined;
  if (path === 'request') return requestFields;
  if (path === 'resource') return scope.service.resource;
  return path === 'request.resource' ? scope.service.incoming : undefined;
};

/** `a.b.c` of a member expression; empty for what is none. */
export const pathOf = (node: Expression): string => {
  if (node.kind === 'name') return node.name;
  return node.kind === 'member' ? `${pathOf(node.object)}.${node.name}` : '';
};

const rootOf = (node: Expression): string => pathOf(node).split('.', 1)[0] ?? '';

import type { Expression } from './rules-tree';
import type { RulesValue } from './rules-value';

/** The differences between the two services of rules. */
export type RulesService = {
  readonly name: 'cloud.firestore' | 'firebase.storage';
  /** The fields of `resource`, the stored data. */
  readonly resource: ReadonlySet<string>;
  /** The fields of `request.resource`, the data to be stored. */
  readonly incoming: ReadonlySet<string>;
};

/** The fields of `request`, in both services. */
const requestFields: ReadonlySet<string> = new Set(['auth', 'method', 'path', 'resource', 'time']);

export const firestoreService: RulesService = {
  name: 'cloud.firestore',
  resource: new Set(['data', 'id']),
  incoming: new Set(['data', 'id']),
};

const uploadFields = [
  'bucket',
  'name',
  'size',
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'metadata',
];

export const storageService: RulesService = {
  name: 'firebase.storage',
  resource: new Set([...uploadFields, 'generation', 'md5Hash', 'timeCreated', 'updated']),
  incoming: new Set(uploadFields),
};

/** The values an evaluation reads: of the request, and of the function it is in. */
export type Frame = {
  readonly globals: ReadonlyMap<string, RulesValue>;
  readonly locals: ReadonlyMap<string, RulesValue>;
};

/** An expression, ready to run. Throws EvaluationError. */
export type Run = (frame: Frame) => RulesValue;

export type CompiledFunction = {
  readonly parameters: readonly string[];
  readonly run: (frame: Frame, args: readonly RulesValue[]) => RulesValue;
};

/** The names in scope at a place of the file. */
export type Scope = {
  readonly file: string;
  readonly service: RulesService;
  readonly globals: ReadonlySet<string>;
  readonly locals: ReadonlySet<string>;
  readonly findFunction: (name: string) => CompiledFunction | undefined;
};

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

/** `a.b.c` for a member expression; empty for anything else. */
export const pathOf = (node: Expression): string => {
  if (node.kind === 'name') return node.name;
  return node.kind === 'member' ? `${pathOf(node.object)}.${node.name}` : '';
};

const rootOf = (node: Expression): string => pathOf(node).split('.', 1)[0] ?? '';

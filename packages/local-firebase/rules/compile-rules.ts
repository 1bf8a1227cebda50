import { lineOf } from '../../problems/line-of';
import {
  type AllowNode,
  type Block,
  type Expression,
  type FunctionNode,
  levelsOf,
  mostBytes,
  mostCalls,
  mostLevels,
  operandsOf,
  parseRules,
  problemIn,
} from '../../rules-language';
import { compileExpression, isAccess } from './compile-expression';
import type { DocumentAccess, Run, Scope } from './evaluation';
import { EvaluationError, LimitError, type RulesValue, timestamp } from './rules-value';

/** The fields that rules of each service may ask for: those that this backend has a value for. */
const services = {
  'cloud.firestore': { stored: ['data'], incoming: ['data'] },
  'firebase.storage': {
    stored: ['timeCreated'],
    incoming: ['size', 'contentType', 'contentDisposition', 'contentEncoding'],
  },
} as const;

export type RulesService = keyof typeof services;

/** The variable of a segment such as `{id}`. */
const variableOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** The values of a path's variables, or undefined where the path does not match. */
const matchPath = (
  pattern: readonly string[],
  path: readonly string[],
): Map<string, RulesValue> | undefined => {
  if (pattern.length !== path.length) return undefined;
  const values = new Map<string, RulesValue>();
  for (const [place, segment] of pattern.entries()) {
    const [name, text = ''] = [variableOf(segment), path[place]];
    if (name !== undefined) values.set(name, text);
    else if (segment !== text) return undefined;
  }
  return values;
};

const knownMethods = ['get', 'list', 'create', 'update', 'delete'] as const;

export type RulesMethod = (typeof knownMethods)[number];

type Fields = Readonly<Record<string, RulesValue>>;

/** An access before the rules have decided. */
export type RulesRequest = {
  readonly method: RulesMethod;
  readonly path: readonly string[];
  /** Of the request; milliseconds since 1970. */
  readonly time?: number;
  /** The fields of what is to be stored; omitted: none. */
  readonly incoming?: Fields | undefined;
  /** The same of what is stored. */
  readonly stored?: Fields | undefined;
  /** Omitted: there are no other documents. */
  readonly documents?: DocumentAccess;
};

type Decision = {
  readonly allowed: boolean;
  /** For authors of rules: the result of each rule that could have allowed it. */
  readonly reasons: readonly string[];
  /** How many expressions were evaluated, as Firebase counts. */
  readonly expressions: number;
};

export type Ruleset = { readonly decide: (request: RulesRequest) => Decision };

type Allow = Pick<AllowNode, 'methods' | 'at'> & {
  readonly condition: Run;
  readonly pattern: readonly string[];
};

/**
 * Compiles a rules file. Nothing allows unless an `allow` of a matching block comes to `true`; an
 * error in its condition counts as `false`.
 * @throws {RulesError} at the first thing this subset of the rules language does not support.
 */
export const compileRules = (
  source: string,
  { file, service }: { file: string; service: RulesService },
): Ruleset => {
  const problem = problemIn(source, file);
  const bytes = Buffer.byteLength(source);
  if (bytes > mostBytes)
    throw problem(0, `${bytes} bytes are too many: Firebase takes ${mostBytes}`);
  const tree = parseRules(source, problem);
  if (tree.service !== service) {
    throw problem(tree.at, `expected service ${service}, found ${tree.service}`);
  }
  const { stored, incoming } = services[service];
  const scope: Scope = {
    problem,
    fields: { request: ['resource', 'time'], resource: stored, 'request.resource': incoming },
    names: new Set(['request', 'resource']),
    functions: new Map(),
  };
  const allows = compileBlock(tree, { pattern: [], scope }).map((allow) => ({
    ...allow,
    line: lineOf(source, allow.at),
  }));
  return { decide: (request) => decide(allows, request) };
};

const compileBlock = (
  block: Block,
  { pattern, scope: outer }: { pattern: readonly string[]; scope: Scope },
): Allow[] => {
  const scope = { ...outer, functions: compileFunctions(block.functions, outer) };
  const own = block.allows.map((node) => compileAllow(node, { pattern, scope }));
  const nested = block.matches.flatMap(({ path, at, ...match }) => {
    const names = path.flatMap((segment) => variableOf(segment) ?? []);
    const inside = { ...scope, names: declare(names, { at, scope }) };
    return compileBlock(match, { pattern: [...pattern, ...path], scope: inside });
  });
  return [...own, ...nested];
};

/** The names in scope and these. @throws {RulesError} where one has that name already. */
const declare = (
  names: readonly string[],
  { at, scope }: { at: number; scope: Scope },
): ReadonlySet<string> => {
  const all = new Set(scope.names);
  for (const name of names) {
    if (all.has(name)) throw scope.problem(at, `"${name}" is already in use`);
    all.add(name);
  }
  return all;
};

/** The hosted service refuses more (rules language reference, "Limits"). */
const maxParameters = 7;

/** How many functions wait for each other in an expression. */
const callsIn = (node: Expression, functions: Scope['functions']): number => {
  const own = node.kind === 'call' && !node.object ? functions.get(node.name)?.calls : undefined;
  return Math.max(own ?? 0, ...operandsOf(node).map((each) => callsIn(each, functions)));
};

/** As compileExpression does, for what Firebase publishes. @throws {RulesError} */
const compileWhole = (node: Expression, scope: Scope): Run => {
  const levels = levelsOf(node);
  if (levels > mostLevels) {
    throw scope.problem(node.at, `${levels} levels are too deep: Firebase takes ${mostLevels}`);
  }
  return compileExpression(node, scope);
};

/** The functions in scope and these: each may call those before it. */
const compileFunctions = (nodes: readonly FunctionNode[], scope: Scope): Scope['functions'] => {
  const functions = new Map(scope.functions);
  for (const { name, parameters, result, at } of nodes) {
    if (functions.has(name)) throw scope.problem(at, `"${name}" is already in use`);
    if (isAccess(name)) throw scope.problem(at, `"${name}" is a function of the language`);
    if (parameters.length > maxParameters) {
      throw scope.problem(at, `a function takes at most ${maxParameters} parameters`);
    }
    const calls = 1 + callsIn(result, functions);
    if (calls > mostCalls) {
      throw scope.problem(
        at,
        `${calls} functions wait for each other: Firebase takes ${mostCalls}`,
      );
    }
    const names = declare(parameters, { at, scope });
    const run = compileWhole(result, { ...scope, functions, names });
    functions.set(name, { parameters, calls, run });
  }
  return functions;
};

const compileAllow = (
  { methods, condition, at }: AllowNode,
  { pattern, scope }: { pattern: readonly string[]; scope: Scope },
): Allow => {
  const unknown = methods.find((name) => !knownMethods.some((known) => known === name));
  if (unknown) throw scope.problem(at, `the method "${unknown}" is not supported`);
  return {
    methods,
    at,
    pattern,
    condition: condition ? compileWhole(condition, scope) : () => true,
  };
};

const resourceOf = (fields: Fields | undefined): RulesValue =>
  fields ? new Map(Object.entries(fields)) : null;

const noDocuments: DocumentAccess = { before: () => undefined, after: () => undefined };

const decide = (
  allows: readonly (Allow & { line: number })[],
  { method, path, time = 0, incoming, stored, documents = noDocuments }: RulesRequest,
): Decision => {
  const request = new Map<string, RulesValue>([
    ['time', timestamp(time)],
    ['resource', resourceOf(incoming)],
  ]);
  const reasons: string[] = [];
  const spent = { expressions: 0 };
  for (const { methods, condition, pattern, line } of allows) {
    const values = methods.includes(method) ? matchPath(pattern, path) : undefined;
    if (!values) continue;
    values.set('request', request).set('resource', resourceOf(stored));
    try {
      if (condition({ values, documents, spent }) === true) {
        return { allowed: true, reasons: [], expressions: spent.expressions };
      }
      reasons.push(`line ${line} is not true`);
    } catch (error) {
      if (!(error instanceof EvaluationError || error instanceof LimitError)) throw error;
      reasons.push(`line ${line} failed: ${error.message}`);
      if (error instanceof LimitError) break;
    }
  }
  if (reasons.length === 0) reasons.push(`no rule allows ${method} here`);
  return { allowed: false, reasons, expressions: spent.expressions };
};

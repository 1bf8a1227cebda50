import { compileExpression } from './compile-expression';
import { compileFunctions } from './compile-functions';
import { parseRules } from './parse-rules';
import type { CompiledFunction, RulesService, Run, Scope } from './rules-service';
import { type AllowNode, type Block, RulesError } from './rules-tree';
import { EvaluationError, type RulesValue } from './rules-value';

type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** Splits `/a/{b}/{c=**}`. */
const parsePath = (path: string): Segment[] =>
  path
    .split('/')
    .slice(1)
    .map((text) => {
      const [, name, rest] = /^\{(\w+)(=\*\*)?\}$/.exec(text) ?? [];
      if (name === undefined) return { kind: 'literal', text };
      return { kind: rest ? 'rest' : 'single', name };
    });

/**
 * Matches a request's path, whole. `{name=**}` takes any number of segments, none included (rules
 * version 2).
 * @returns the values of the wildcards, or undefined where the path does not match.
 */
const matchPath = (
  pattern: readonly Segment[],
  path: readonly string[],
): Map<string, RulesValue> | undefined => {
  const rest = pattern.findIndex(({ kind }) => kind === 'rest');
  const spare = path.length - pattern.length + 1;
  if (rest < 0 ? spare !== 1 : spare < 0) return undefined;

  const values = new Map<string, RulesValue>();
  let index = 0;
  for (const segment of pattern) {
    const taken = path.slice(index, index + (segment.kind === 'rest' ? spare : 1));
    index += taken.length;
    const [text = ''] = taken;
    if (segment.kind === 'rest') values.set(segment.name, { type: 'path', text: taken.join('/') });
    else if (segment.kind === 'single') values.set(segment.name, text);
    else if (segment.text !== text) return undefined;
  }
  return values;
};

const singleMethods = ['get', 'list', 'create', 'update', 'delete'] as const;

export type RulesMethod = (typeof singleMethods)[number];

export type RulesRequest = {
  readonly method: RulesMethod;
  readonly path: readonly string[];
  readonly request: RulesValue;
  readonly resource: RulesValue;
};

type Decision = {
  readonly allowed: boolean;
  /** For authors of rules: the result of each rule that could have allowed it. */
  readonly reasons: readonly string[];
};

export type Ruleset = { readonly decide: (request: RulesRequest) => Decision };

type Allow = {
  readonly methods: ReadonlySet<string>;
  readonly condition: Run;
  readonly pattern: readonly Segment[];
  readonly line: number;
};

const knownMethods: ReadonlyMap<string, readonly RulesMethod[]> = new Map<string, RulesMethod[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...singleMethods.map((method): [string, RulesMethod[]] => [method, [method]]),
]);

/**
 * Compiles a rules file. Nothing allows unless an `allow` of a matching block comes to `true`; an
 * error in its condition counts as `false`.
 * @throws {RulesError} at the first thing this subset of the rules language does not support.
 */
export const compileRules = (
  source: string,
  { file, service }: { file: string; service: RulesService },
): Ruleset => {
  const tree = parseRules(source, file);
  if (tree.service !== service.name) {
    throw new RulesError(file, tree.at, `expected service ${service.name}, found ${tree.service}`);
  }
  const scope: Scope = {
    file,
    service,
    globals: new Set(['request', 'resource']),
    locals: new Set(),
    findFunction: () => undefined,
  };
  const allows = compileBlock(tree, { pattern: [], scope });
  return { decide: (request) => decide(allows, request) };
};

const compileBlock = (
  block: Block,
  { pattern, scope: outer }: { pattern: readonly Segment[]; scope: Scope },
): Allow[] => {
  const functions = compileFunctions(block.functions, outer);
  const findFunction = (name: string): CompiledFunction | undefined =>
    functions.get(name) ?? outer.findFunction(name);
  const scope = { ...outer, findFunction };
  const own = block.allows.map((node) => compileAllow(node, { pattern, scope }));
  const nested = block.matches.flatMap((match) => {
    const segments = parsePath(match.path);
    const wildcards = segments.flatMap((segment) => ('name' in segment ? [segment.name] : []));
    const taken = wildcards.find(
      (name, index) => scope.globals.has(name) || wildcards.indexOf(name) !== index,
    );
    if (taken) {
      throw new RulesError(scope.file, match.at, `the wildcard "${taken}" is already in use`);
    }
    const whole = [...pattern, ...segments];
    if (whole.filter(({ kind }) => kind === 'rest').length > 1) {
      throw new RulesError(scope.file, match.at, 'a path takes only one {name=**}');
    }
    const globals = new Set([...scope.globals, ...wildcards]);
    return compileBlock(match, { pattern: whole, scope: { ...scope, globals } });
  });
  return [...own, ...nested];
};

const compileAllow = (
  node: AllowNode,
  { pattern, scope }: { pattern: readonly Segment[]; scope: Scope },
): Allow => {
  const methods = node.methods.flatMap(({ name, at }) => {
    const known = knownMethods.get(name);
    if (!known) throw new RulesError(scope.file, at, `the method "${name}" is not supported`);
    return known;
  });
  const condition = node.condition ? compileExpression(node.condition, scope) : () => true;
  return { methods: new Set(methods), condition, pattern, line: node.at.line };
};

const decide = (allows: readonly Allow[], { method, path, request, resource }: RulesRequest) => {
  const reasons: string[] = [];
  for (const { methods, condition, pattern, line } of allows) {
    const wildcards = methods.has(method) ? matchPath(pattern, path) : undefined;
    if (!wildcards) continue;
    const globals = new Map(wildcards).set('request', request).set('resource', resource);
    try {
      const outcome = condition({ globals, locals: new Map() });
      if (outcome === true) return { allowed: true, reasons: [] };
      reasons.push(`line ${line} is not true`);
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      reasons.push(`line ${line} failed: ${error.message}`);
    }
  }
  if (reasons.length === 0) reasons.push(`no rule allows ${method} here`);
  return { allowed: false, reasons };
};

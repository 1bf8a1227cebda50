import { compileExpression } from './compile-expression';
import type { CompiledFunction, Run, Scope } from './rules-service';
import { type FunctionNode, RulesError } from './rules-tree';
import type { RulesValue } from './rules-value';

/** The hosted service refuses more than these (rules language reference, "Limits"). */
const maxParameters = 7;
const maxLets = 10;

/**
 * Compiles the functions of a block, called or not. They may call each other in any order, but not
 * themselves.
 * @throws {RulesError} at what is not supported.
 */
export const compileFunctions = (
  nodes: readonly FunctionNode[],
  outer: Scope,
): ReadonlyMap<string, CompiledFunction> => {
  const problem = (node: FunctionNode, message: string): RulesError =>
    new RulesError(outer.file, node.at, message);
  const byName = new Map<string, FunctionNode>();
  for (const node of nodes) {
    if (byName.has(node.name)) throw problem(node, `"${node.name}" is declared twice`);
    byName.set(node.name, node);
  }
  const compiled = new Map<string, CompiledFunction>();
  const underWay = new Set<string>();

  const find = (name: string): CompiledFunction | undefined => {
    const node = byName.get(name);
    if (!node) return outer.findFunction(name);
    const done = compiled.get(name);
    if (done) return done;
    if (underWay.has(name))
      throw problem(node, `"${name}" calls itself; recursion is not supported`);
    underWay.add(name);
    const result = compileFunction(node, { ...outer, findFunction: find });
    compiled.set(name, result);
    return result;
  };

  for (const name of byName.keys()) find(name);
  return compiled;
};

const compileFunction = (node: FunctionNode, outer: Scope): CompiledFunction => {
  const { parameters, at } = node;
  if (parameters.length > maxParameters || node.lets.length > maxLets) {
    const limits = `at most ${maxParameters} parameters and ${maxLets} variables`;
    throw new RulesError(outer.file, at, `a function takes ${limits}`);
  }
  const locals = new Set<string>();
  const declare = (name: string) => {
    if (locals.has(name)) throw new RulesError(outer.file, at, `"${name}" is declared twice`);
    locals.add(name);
  };
  parameters.forEach(declare);
  const lets = node.lets.map(({ name, value }): readonly [string, Run] => {
    const run = compileExpression(value, { ...outer, locals: new Set(locals) });
    declare(name);
    return [name, run];
  });
  const result = compileExpression(node.result, { ...outer, locals });

  return {
    parameters,
    run: ({ globals }, args) => {
      const values = new Map<string, RulesValue>();
      parameters.forEach((name, index) => values.set(name, args[index] ?? null));
      for (const [name, run] of lets) values.set(name, run({ globals, locals: values }));
      return result({ globals, locals: values });
    },
  };
};

import { parseExpression } from './parse-expression';
import type { AllowNode, Block, FunctionNode, MatchNode, Problem, ServiceNode } from './rules-tree';
import { createTokenCursor, type TokenCursor } from './tokenize';

/**
 * Reads a rules file: `rules_version = '2';` and one service.
 * @throws {RulesError} at the first thing that is not of the supported subset: what packages/security-rules
 *   writes.
 */
export const parseRules = (source: string, problem: Problem): ServiceNode => {
  const cursor = createTokenCursor(source, problem);
  cursor.expect('rules_version');
  cursor.expect('=');
  const version = cursor.expectKind('string', "the version '2'");
  if (version.text !== '2') throw problem(version.at, "only rules_version '2' is supported");
  cursor.expect(';');
  const { at } = cursor.expect('service');
  const service = [cursor.expectKind('name', 'the name of the service').text];
  while (cursor.accept('.')) service.push(cursor.expectKind('name', 'a name').text);
  const body = block(cursor);
  const [stray] = body.allows;
  if (stray) throw problem(stray.at, 'allow belongs in a match');
  cursor.expectKind('end', 'the end');
  return { service: service.join('.'), at, ...body };
};

const block = (cursor: TokenCursor): Block => {
  const functions: FunctionNode[] = [];
  const allows: AllowNode[] = [];
  const matches: MatchNode[] = [];
  cursor.expect('{');
  while (!cursor.accept('}')) {
    const { at } = cursor.peek();
    if (cursor.accept('match')) {
      const path = cursor.expectKind('path', 'a path').text.split('/').slice(1);
      matches.push({ path, at, ...block(cursor) });
    } else if (cursor.accept('allow')) {
      allows.push(allow(cursor));
    } else if (cursor.accept('function')) {
      functions.push(declaration(cursor));
    } else {
      throw cursor.unexpected('match, allow, function or "}"');
    }
  }
  return { functions, allows, matches };
};

const allow = (cursor: TokenCursor): AllowNode => {
  const { at } = cursor.peek();
  const methods: string[] = [];
  do {
    methods.push(cursor.expectKind('name', 'a method such as create').text);
  } while (cursor.accept(','));
  let condition: AllowNode['condition'];
  if (cursor.accept(':')) {
    cursor.expect('if');
    condition = parseExpression(cursor);
  }
  cursor.expect(';');
  return { methods, condition, at };
};

const declaration = (cursor: TokenCursor): FunctionNode => {
  const { text: name, at } = cursor.expectKind('name', 'the name of the function');
  const parameters: string[] = [];
  cursor.expect('(');
  while (!cursor.accept(')')) {
    if (parameters.length > 0) cursor.expect(',');
    parameters.push(cursor.expectKind('name', 'a parameter').text);
  }
  cursor.expect('{');
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.expect(';');
  cursor.expect('}');
  return { name, parameters, result, at };
};

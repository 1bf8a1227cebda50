import { parseExpression } from './parse-expression';
import {
  type AllowNode,
  type Block,
  type FunctionNode,
  type MatchNode,
  RulesError,
  type ServiceNode,
} from './rules-tree';
import { createTokenCursor, type TokenCursor, tokenize } from './tokenize';

/**
 * Reads a rules file: `rules_version = '2';` and one service.
 * @param file what messages call it
 * @throws {RulesError} at the first thing that is not of the supported subset.
 */
export const parseRules = (source: string, file: string): ServiceNode => {
  const cursor = createTokenCursor(tokenize(source, file), file);
  cursor.expect('rules_version');
  cursor.expect('=');
  const version = cursor.expectKind('string', "the version '2'");
  if (version.text !== '2') throw cursor.problem("only rules_version '2' is supported", version);
  cursor.expect(';');
  const { at } = cursor.expect('service');
  const service = serviceName(cursor);
  const body = block(cursor);
  const [stray] = body.allows;
  if (stray) throw new RulesError(file, stray.at, 'allow belongs in a match');
  cursor.expectKind('end', 'the end of the file');
  return { service, at, ...body };
};

const serviceName = (cursor: TokenCursor): string => {
  const parts = [cursor.expectKind('name', 'the name of the service').text];
  while (cursor.accept('.')) parts.push(cursor.expectKind('name', 'a name').text);
  return parts.join('.');
};

const block = (cursor: TokenCursor): Block => {
  const functions: FunctionNode[] = [];
  const allows: AllowNode[] = [];
  const matches: MatchNode[] = [];
  cursor.expect('{');
  while (!cursor.accept('}')) {
    const { at } = cursor.peek();
    if (cursor.accept('match')) {
      matches.push({ path: cursor.expectKind('path', 'a path').text, at, ...block(cursor) });
    } else if (cursor.accept('allow')) {
      allows.push(allow(cursor));
    } else if (cursor.accept('function')) {
      functions.push(declaration(cursor));
    } else {
      throw cursor.problem(`expected match, allow, function or "}", found "${cursor.peek().text}"`);
    }
  }
  return { functions, allows, matches };
};

const allow = (cursor: TokenCursor): AllowNode => {
  const { at } = cursor.peek();
  const methods: { name: string; at: AllowNode['at'] }[] = [];
  do {
    const { text: name, at: nameAt } = cursor.expectKind('name', 'a method such as create');
    methods.push({ name, at: nameAt });
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
  const lets: { name: string; value: FunctionNode['result'] }[] = [];
  while (cursor.accept('let')) {
    const variable = cursor.expectKind('name', 'the name of the variable').text;
    cursor.expect('=');
    lets.push({ name: variable, value: parseExpression(cursor) });
    cursor.expect(';');
  }
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.expect(';');
  cursor.expect('}');
  return { name, parameters, lets, result, at };
};

import { RE2JS } from 're2js';
import type { Call } from '../../rules-language';
import { checkCount, type Run, type Scope } from './evaluation';
import { EvaluationError, type RulesValue, typeName } from './rules-value';

/**
 * Compiles a pattern in RE2 syntax to a test of the whole text, as `matches()` is defined (rules
 * reference, "String"). Takes time linear in the text.
 * @throws {Error} saying what is wrong with the pattern.
 */
export const compilePattern = (pattern: string): ((text: string) => boolean) => {
  const regex = RE2JS.compile(pattern);
  return (text) => regex.testExact(text);
};

type PatternMethod = {
  takes: number;
  wants: string;
  /** What it makes of a text. @throws {Error} saying what is wrong with the pattern. */
  of: (pattern: string, by: string) => (text: string) => RulesValue;
};

/** The methods whose arguments are literals: a pattern in RE2 syntax, and what takes the place of its matches. */
const methods = {
  matches: { takes: 1, wants: 'a pattern in quotes', of: compilePattern },
  replace: {
    takes: 2,
    wants: 'a pattern and a text in quotes',
    of: (pattern, by) => {
      const regex = RE2JS.compile(pattern);
      return (text) => regex.matcher(text).replaceAll(by);
    },
  },
  split: {
    takes: 1,
    wants: 'a pattern in quotes',
    // As in Java, which Firebase's emulator runs on, empty texts at the end are left out.
    of: (pattern) => {
      const regex = RE2JS.compile(pattern);
      return (text) => regex.split(text);
    },
  },
} satisfies Record<string, PatternMethod>;

type PatternMethodName = keyof typeof methods;

export const isPatternMethod = (name: string): name is PatternMethodName =>
  Object.hasOwn(methods, name);

/** A call of such a method on the value of `object`: its pattern is compiled once, when the file is read. */
export const compilePatternMethod = (
  node: Call,
  name: PatternMethodName,
  { object, scope }: { object: Run; scope: Scope },
): Run => {
  const { takes, wants, of }: PatternMethod = methods[name];
  checkCount(node, takes, scope);
  const texts = node.args.flatMap((arg) =>
    arg.kind === 'literal' && typeof arg.value === 'string' ? [arg.value] : [],
  );
  const [pattern = '', by = ''] = texts;
  if (texts.length < takes || (name === 'split' && pattern === '')) {
    throw scope.problem(node.at, `${name}() takes ${wants}`);
  }
  if (/[\\$]/.test(by)) throw scope.problem(node.at, 'replace() by parts is not supported');
  let method: ReturnType<PatternMethod['of']>;
  try {
    method = of(pattern, by);
  } catch (error) {
    const at = node.args[0]?.at ?? node.at;
    throw scope.problem(at, error instanceof Error ? error.message : String(error));
  }
  return (frame) => {
    const text = object(frame);
    if (typeof text === 'string') return method(text);
    throw new EvaluationError(`${typeName(text)} has no ${name}()`);
  };
};

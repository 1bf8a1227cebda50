import { mostExpressions, type Call, type Problem } from '../../rules-language';
import { LimitError, type RulesValue } from './rules-value';

/**
 * The documents that a rule may ask for besides those of the request: the fields of one, by its path,
 * before or after all writes of the request; undefined where there is none. Throws EvaluationError
 * beyond the number that Firestore allows.
 */
export type DocumentAccess = {
  readonly before: (path: readonly string[]) => ReadonlyMap<string, RulesValue> | undefined;
  readonly after: (path: readonly string[]) => ReadonlyMap<string, RulesValue> | undefined;
};

/** What an evaluation reads: values by name, and documents. */
export type Frame = {
  readonly values: ReadonlyMap<string, RulesValue>;
  readonly documents: DocumentAccess;
  /** Of the whole request, as Firebase counts. */
  readonly spent: { expressions: number };
};

/** An expression, ready to run. Throws EvaluationError, and LimitError beyond what a request may evaluate. */
export type Run = (frame: Frame) => RulesValue;

export const spend = ({ spent }: Frame, expressions: number): void => {
  spent.expressions += expressions;
  if (spent.expressions > mostExpressions) {
    throw new LimitError(`more than ${mostExpressions} expressions are evaluated`);
  }
};

type CompiledFunction = {
  readonly parameters: readonly string[];
  /** How many functions wait for each other when it is called, itself included. */
  readonly calls: number;
  readonly run: Run;
};

/** What may be named at a place of the file. */
export type Scope = {
  readonly problem: Problem;
  /** The fields of `request`, `resource` and `request.resource`; of other objects only a request tells. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, CompiledFunction>;
};

/** @throws {RulesError} where a call has another number of arguments. */
export const checkCount = (
  { name, args, at }: Pick<Call, 'name' | 'args' | 'at'>,
  takes: number,
  { problem }: Scope,
): void => {
  if (args.length === takes) return;
  throw problem(at, `${name}() takes ${takes} arguments, found ${args.length}`);
};

import type { RulesService } from './rules-service';
import type { RulesValue } from './rules-value';

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

/** What may be named at a place of the file. */
export type Scope = {
  readonly file: string;
  readonly service: RulesService;
  readonly globals: ReadonlySet<string>;
  readonly locals: ReadonlySet<string>;
  readonly findFunction: (name: string) => CompiledFunction | undefined;
};

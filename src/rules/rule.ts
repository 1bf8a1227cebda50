import type { Value, Values } from '../schema/record';

/** What else a rule may look at. */
export type RuleContext = {
  /** What the fields that are shown hold. */
  values: Values;
  /** The day where the visitor is, like 2026-11-21. */
  today: string;
};

/** What fields hold, by sort: a number that is not there is one too. */
export type Sort = 'text' | 'flag' | 'number' | 'list';

/**
 * A rule kind: a pure predicate over what a field holds. `Params` are the keys that its schema
 * gives a rule of this kind in config beside `field`, `check` and `message`. What the kind is to the
 * security rules is in tools/security-rules/conditions, which visitors do not load.
 */
export type Rule<Params extends object = object, Asked extends Value = string> = {
  /** The sorts of which `Asked` is made: what is of another fails. Left out: text alone. */
  asks?: readonly Sort[];
  passes(this: void, value: Asked, params: Params, context: RuleContext): boolean;
};

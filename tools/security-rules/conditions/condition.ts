import type { Sort } from '../../../src/rules/rule';

/** What else a condition may be written of. */
export type About = {
  /** What the field holds, by sort: one of those that the kind asks. */
  sort: Sort;
  /** The value of another field of the form; null where it is hidden. */
  other: (name: string) => string;
};

/**
 * A rule kind as a condition of Firebase's security rules on `value`, which its field holds: it lets
 * through exactly what the kind's `passes` does. Several conditions in it are joined by `&&` alone, or
 * stand in brackets. Undefined where the rules language cannot say the rule, whatever its field is.
 * `Params` are the keys that a rule of the kind has in config beside `field`, `check` and `message`.
 */
export type Condition<Params extends object = object> = (
  value: string,
  params: Params,
  about: About,
) => string | undefined;

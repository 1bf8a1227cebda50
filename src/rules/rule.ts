/**
 * A rule kind: a pure predicate over what a visitor typed. `Params` are the keys that its contract
 * gives a rule of this kind in config beside `field`, `check` and `message`. What the kind is to the
 * security rules is in tools/security-rules/conditions, which visitors do not load.
 */
export type Rule<Params extends object = object> = {
  passes(this: void, value: string, params: Params): boolean;
};

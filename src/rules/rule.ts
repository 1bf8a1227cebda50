/**
 * A rule kind: a pure predicate over what a visitor typed. `Params` are the keys that its contract
 * gives a rule of this kind in config beside `field`, `check` and `message`.
 */
export type Rule<Params extends object = object> = {
  passes(this: void, value: string, params: Params): boolean;
  /**
   * The same as a condition of Firebase's security rules on the text `value`: it lets through
   * exactly what `passes` does. Null where their language cannot say it; config then marks each
   * rule of this kind `clientOnly`.
   */
  security: ((this: void, value: string, params: Params) => string) | null;
};

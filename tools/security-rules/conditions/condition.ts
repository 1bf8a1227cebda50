/**
 * A rule kind as a condition of Firebase's security rules on the text `value`: it lets through
 * exactly what the kind's `passes` does. `Params` are the keys that a rule of the kind has in config
 * beside `field`, `check` and `message`.
 */
export type Condition<Params extends object = object> = (value: string, params: Params) => string;

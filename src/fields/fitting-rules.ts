import type { FittingRules } from '../schema/metadata';

const onDays = ['not-before', 'not-after'];
/** Each is passed by no text that passes another. */
export const onAddresses = ['digits', 'email', 'web-address'];

/** What is asked of any words; no day belongs there. */
export const ofWords: FittingRules = { meant: 'required', failed: onDays };

/** What is asked of days and times, by the rules that they can pass. */
export const ofDays: FittingRules = { meant: 'required', failed: onAddresses };
export const ofTimes: FittingRules = { meant: 'required', failed: [...onAddresses, ...onDays] };

/** What is asked of an address, which this rule knows. */
export const ofAddress = (rule: 'digits' | 'email' | 'web-address'): FittingRules => ({
  meant: rule,
  failed: [...onAddresses.filter((each) => each !== rule), ...onDays],
});

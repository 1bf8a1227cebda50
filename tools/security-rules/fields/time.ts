import { validTime } from '../../../src/fields/time/value';
import { emptyOr, matchesCondition } from '../matches-condition';
import type { FieldCondition } from './field-condition';

/** What is no text has no `matches`, and is refused for that. */
export const time: FieldCondition<'time'> = (value) => matchesCondition(value, emptyOr(validTime));

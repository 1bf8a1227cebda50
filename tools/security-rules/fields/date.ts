import { validDate } from '../../../src/schema/calendar-day';
import { emptyOr, matchesCondition } from '../matches-condition';
import type { FieldCondition } from './field-condition';

/** What is no text has no `matches`, and is refused for that. */
export const date: FieldCondition<'date'> = (value) => matchesCondition(value, emptyOr(validDate));

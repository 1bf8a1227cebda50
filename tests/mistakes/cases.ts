import { judge } from './judged';
import { mistakes } from './mistakes';

/** The check's results for each mistake of the table, computed once. */
export const cases = mistakes.map(judge);

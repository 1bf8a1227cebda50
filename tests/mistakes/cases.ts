import { someOf } from '../runs';
import { judge } from './judged';
import { mistakes } from './mistakes';

/** The check's results for each mistake of the table, computed once: of some of them, in whole runs of all. */
export const cases = someOf(mistakes, { oneIn: 3 }).map(judge);

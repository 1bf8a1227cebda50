/** @jest-environment node */
import { seeded, someOf } from '../runs';
import { judge } from './judged';
import { mistakes } from './mistakes';
import { expectTold } from './told';

// All of them, and what holds for all together: mistakes.long.test.ts.
const some = someOf(mistakes, { oneIn: 12 });

test.each(some.map((mistake) => [mistake.what, mistake] as const))(
  seeded('%s is told where it is, in twelve lines, and nothing twice'),
  (_, mistake) => expectTold(judge(mistake)),
);

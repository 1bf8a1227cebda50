/** @jest-environment node */
import { decide, inService } from '../../packages/local-firebase/testing/decide';
const outcome = (expression: string): boolean | string => {
  const { allowed, reasons } = decide(
    inService(`match /c/{id} {
      function d() { return request.resource.data; }
        function shareOf(all) { return (all + 10000000000005000) / 10000 + -1000000000000; }
          function withShare(cents, share) { return cents + shareOf(cents * share); }
          function o() { return '2027-06-30'; }
      allow create: if ${expression};
    }`),
  );
  if (allowed) return true;
  return reasons.join();
};
test('x', () => { console.log([
 'shareOf(0) == 0', 'shareOf(32500*2000) == 6500', 'withShare(32500, 0) == 32500', 'withShare(32500, (d().yes ? -1000 : 0)) == 29250',
 "(o()[5:10] >= '12-27' || o()[5:10] <= '01-02' ? 4 : (o() >= '2027-07-01' && o() <= '2027-08-31' ? 2 : 1)) == 1",
].map((e) => [e, outcome(e)])); });

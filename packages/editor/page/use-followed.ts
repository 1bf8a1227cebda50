import { useEffect, useState } from 'react';
import { isSame } from '../../../src/schema/values/same-value';

/** What is measured of a part of the page, also while the page moves. `measure` is one and the same function. */
export const useFollowed = <Part, Measured>(
  part: Part,
  measure: (part: Part) => Measured,
): Measured => {
  const [now, setNow] = useState(() => measure(part));
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const next = measure(part);
      setNow((before) => (isSame(before, next) ? before : next));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [part, measure]);
  return now;
};

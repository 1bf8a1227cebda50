import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Engine = ReturnType<NonNullable<UseEmblaCarouselType[1]>['internalEngine']>;
type ScrollBody = Engine['scrollBody'];
type Places = Pick<Engine, 'location' | 'previousLocation' | 'offsetLocation' | 'target'>;

/** embla's clock ticks 60 times a second, whatever the screen's rate. Milliseconds. */
const tick = 1000 / 60;

/** Positions closer to each other than this, in CSS pixels, are the same. */
const tolerance = 0.01;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Moves a carousel to its target in `speed` milliseconds, replacing embla's spring. */
export const timedScrollBody = (places: Places, speed: number): ScrollBody => {
  const { location, previousLocation, offsetLocation, target } = places;
  let start = location.get();
  let goal = target.get();
  let reached = start;
  let elapsed = 0;
  let direction = 0;

  /** At the joint of an endless row, embla shifts all positions at once by the row's length. */
  const followJoint = () => {
    const shift = location.get() - reached;
    start += shift;
    goal += shift;
  };

  const seek = () => {
    previousLocation.set(location);
    followJoint();
    if (Math.abs(target.get() - goal) > tolerance) {
      start = location.get();
      goal = target.get();
      elapsed = 0;
    }
    elapsed += tick;
    const share = elapsed < speed ? easeOut(elapsed / speed) : 1;
    const next = share === 1 ? target.get() : start + (goal - start) * share;
    // embla ticks several times before it reads the direction to see whether to join the row.
    direction = Math.sign(next - location.get()) || direction;
    location.set(next);
    reached = next;
    return body;
  };

  const body: ScrollBody = {
    seek,
    settled: () => Math.abs(target.get() - offsetLocation.get()) < tolerance,
    direction: () => direction,
    duration: () => speed,
    velocity: () => 0,
    useBaseDuration: () => body,
    useBaseFriction: () => body,
    useDuration: () => body,
    useFriction: () => body,
  };
  return body;
};

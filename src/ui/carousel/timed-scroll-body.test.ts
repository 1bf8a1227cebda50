/** @jest-environment node */
import { timedScrollBody } from './timed-scroll-body';

type Places = Parameters<typeof timedScrollBody>[0];
type Place = Places['location'];

const place = (start: number): Place => {
  let value = start;
  const read = (from: number | Place) => (typeof from === 'number' ? from : from.get());
  const self: Place = {
    get: () => value,
    set: (to) => void (value = read(to)),
    add: (by) => void (value += read(by)),
    subtract: (by) => void (value -= read(by)),
  };
  return self;
};

const placesAt = (start: number) => ({
  location: place(start),
  previousLocation: place(start),
  offsetLocation: place(start),
  target: place(start),
});

/** embla ticks 60 times a second, and interpolates between two ticks to draw. */
const run = (places: Places, speed: number, atTick?: (tick: number) => void) => {
  const body = timedScrollBody(places, speed);
  places.target.set(-400);
  const path: number[] = [];
  do {
    atTick?.(path.length);
    body.seek();
    path.push(places.location.get());
    places.offsetLocation.set(places.previousLocation);
  } while (!body.settled() && path.length < 200);
  return path;
};

const milliseconds = (path: number[]) => (path.length * 1000) / 60;

describe('a move of the carousel (specification, section 9: speed 500 ms)', () => {
  it.each([500, 250, 1000])('takes %i ms, never beyond its target', (speed) => {
    const path = run(placesAt(0), speed);
    expect(path.at(-1)).toBe(-400);
    expect(Math.min(...path)).toBe(-400);
    expect(path).toEqual(path.toSorted((a, b) => b - a));
    expect(Math.abs(milliseconds(path) - speed)).toBeLessThan(60);
  });

  it('is there at once where less motion is wanted', () => {
    expect(run(placesAt(0), 0)[0]).toBe(-400);
  });

  it.each([0, 500])('says which way it went, also once it is there: %i ms', (speed) => {
    const places = placesAt(0);
    const body = timedScrollBody(places, speed);
    places.target.set(-400);
    // embla ticks more than once before it draws, and then checks whether to join the row.
    for (let tick = 0; tick < 60; tick += 1) body.seek();
    expect(body.direction()).toBe(-1);
  });

  it('moves on smoothly where the endless row is joined', () => {
    const places = placesAt(0);
    const path = run(places, 500, (tick) => {
      if (tick !== 10) return;
      for (const each of Object.values(places)) each.add(2400);
    });
    expect(path.at(-1)).toBe(2000);
    expect(Math.abs(milliseconds(path) - 500)).toBeLessThan(60);
  });

  it('turns to a new target on its way', () => {
    const places = placesAt(0);
    const path = run(places, 500, (tick) => {
      if (tick === 10) places.target.set(-800);
    });
    expect(path.at(-1)).toBe(-800);
  });
});

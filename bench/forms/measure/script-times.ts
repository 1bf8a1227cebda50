import { marks } from '../probe/marks';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds, as `dur`. */
  ts: number;
  dur?: number;
};

type Span = { from: number; to: number };

const script = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'v8.callFunction']);
const rendering = new Set(['UpdateLayoutTree', 'Layout']);

/** Trace categories that `scriptTimes` reads. */
export const traceCategories = ['-*', 'devtools.timeline', 'v8.execute', 'blink.user_timing'];

/** How much of `window` the spans cover together, in microseconds. */
const covered = (spans: Span[], window: Span) => {
  let total = 0;
  let reached = window.from;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const end = Math.min(to, window.to);
    total += Math.max(0, end - Math.max(from, reached));
    reached = Math.max(reached, end);
  }
  return total;
};

/**
 * Script on the page's main thread between each pair of marks, in milliseconds: listeners, timers and
 * microtasks, including garbage collection but not forced layout. Throws when the trace does not hold
 * `count` pairs, each with script.
 */
export const scriptTimes = (trace: Buffer, count: number): number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const begins = traceEvents.filter(({ name }) => name === marks.begin);
  const ends = traceEvents.filter(({ name }) => name === marks.end);
  const spansOf = (names: Set<string>) =>
    traceEvents
      .filter(({ name, pid, tid }) => {
        return names.has(name) && pid === begins[0]?.pid && tid === begins[0].tid;
      })
      .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }));
  const [scripts, renderings] = [spansOf(script), spansOf(rendering)];
  const times = begins.map(({ ts: from }, index) => {
    const window = { from, to: ends[index]?.ts ?? from };
    return (covered([...scripts, ...renderings], window) - covered(renderings, window)) / 1000;
  });
  if (times.length !== count || times.includes(0)) {
    throw new Error(
      `The trace should hold ${count} times of script, but holds ${times.join(', ')}`,
    );
  }
  return times;
};

import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import type { JsonRecord } from '../store/json';

const targets = ['commit', 'upload', 'download'] as const;

type FaultTarget = (typeof targets)[number];

type Fault = {
  readonly target: FaultTarget;
  /** Answer with this HTTP status. */
  readonly status: number | undefined;
  /** The body of that answer, of any type; undefined for the backend's own error. */
  readonly body: string | undefined;
  /** Close the connection without an answer. */
  readonly cut: boolean;
  /** Process the request first. */
  readonly afterCommit: boolean;
  readonly delayMs: number;
  /** Requests that succeed before the first fault. */
  skip: number;
  /** Requests that are still to fail. */
  times: number;
};

/** Makes requests fail on purpose, to test what a visitor sees then. */
export type Faults = {
  /** @throws {ApiError} 400 */
  readonly add: (description: JsonRecord) => void;
  readonly clear: () => void;
  /** @returns the answer; undefined for a closed connection. */
  readonly run: (target: FaultTarget, handle: () => Promise<Reply>) => Promise<Reply | undefined>;
};

const keys = new Set([
  'target',
  'status',
  'body',
  'skip',
  'times',
  'delayMs',
  'cut',
  'afterCommit',
]);
const maxDelayMs = 10 * 60_000;

export const createFaults = (): Faults => {
  const faults: Fault[] = [];

  const take = (target: FaultTarget) => {
    const fault = faults.find((each) => each.target === target);
    if (!fault) return undefined;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return undefined;
    }
    fault.times -= 1;
    if (fault.times === 0) faults.splice(faults.indexOf(fault), 1);
    return fault;
  };

  return {
    add: (description) => faults.push(parseFault(description)),
    clear: () => faults.splice(0),
    run: async (target, handle) => {
      const fault = take(target);
      if (!fault) return handle();
      // The timer does not keep the process alive.
      await wait(fault.delayMs, undefined, { ref: false });
      const goesWrong = fault.cut || fault.status !== undefined;
      const reply = fault.afterCommit || !goesWrong ? await handle() : undefined;
      if (!goesWrong) return reply;
      if (reply && typeof reply.body !== 'string' && 'file' in reply.body) {
        await reply.body.file.close();
      }
      return fault.cut ? undefined : faultReply(fault);
    },
  };
};

const faultReply = ({ status: code = 500, body }: Fault): Reply => {
  if (body !== undefined) return { status: code, headers: { 'Content-Type': 'text/plain' }, body };
  const status = code === 403 ? 'PERMISSION_DENIED' : 'UNKNOWN';
  const error = { code, message: 'A fault that a test requested.', status };
  return jsonReply({ error }, { status: code });
};

const parseFault = (description: JsonRecord): Fault => {
  const { target, status, body, skip = 0, times = 1, delayMs = 0 } = description;
  const { cut = false, afterCommit = false } = description;
  const knownTarget = targets.find((each) => each === target);
  const strange = Object.keys(description).filter((key) => !keys.has(key));
  if (
    strange.length > 0 ||
    !knownTarget ||
    !(
      status === undefined || isWithin(status, { from: body === undefined ? 400 : 200, to: 599 })
    ) ||
    !isWithin(skip, { from: 0, to: 1000 }) ||
    !isWithin(times, { from: 1, to: 1000 }) ||
    !isWithin(delayMs, { from: 0, to: maxDelayMs }) ||
    !(body === undefined || (typeof body === 'string' && status !== undefined)) ||
    typeof cut !== 'boolean' ||
    typeof afterCommit !== 'boolean'
  ) {
    throw new ApiError(
      'invalid',
      `A fault has ${[...keys].join(', ')}; the target is one of ${targets.join(', ')}.`,
    );
  }
  return { target: knownTarget, status, body, skip, times, delayMs, cut, afterCommit };
};

const isWithin = (value: unknown, { from, to }: { from: number; to: number }): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

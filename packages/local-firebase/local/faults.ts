import { setTimeout as wait } from 'node:timers/promises';
import { boolean, type InferType, number, object, string } from 'yup';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import type { JsonRecord } from '../store/json';

const targets = ['commit', 'upload', 'download'] as const;

const maxDelayMs = 10 * 60_000;
const count = () => number().integer().max(1000);

const faultSchema = object({
  target: string().oneOf(targets).required(),
  /** Answer with this HTTP status. */
  status: number()
    .integer()
    .max(599)
    .when('body', ([body], status) =>
      body === undefined ? status.min(400) : status.min(200).required(),
    ),
  /** The body of that answer, of any type; undefined for the backend's own error. */
  body: string(),
  /** Close the connection without an answer. */
  cut: boolean().default(false),
  /** Process the request first. */
  afterCommit: boolean().default(false),
  delayMs: number().integer().min(0).max(maxDelayMs).default(0),
  /** Requests that succeed before the first fault. */
  skip: count().min(0).default(0),
  /** Requests that are still to fail. */
  times: count().min(1).default(1),
})
  .noUnknown()
  .strict();

type Fault = InferType<typeof faultSchema>;
/** As a test asks for it. */
export type WrittenFault = Pick<Fault, 'target'> & Partial<Fault>;
export type FaultTarget = Fault['target'];

/** Makes requests fail on purpose, to test what a visitor sees then. */
export const createFaults = () => {
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
    /** @throws {ApiError} 400 */
    add: (description: JsonRecord) => faults.push(parseFault(description)),
    clear: () => faults.splice(0),
    /** Resolves to the answer; undefined for a closed connection. */
    run: async (target: FaultTarget, handle: () => Promise<Reply>): Promise<Reply | undefined> => {
      const fault = take(target);
      if (!fault) return handle();
      // The timer does not keep the process alive.
      await wait(fault.delayMs, undefined, { ref: false });
      const goesWrong = fault.cut || fault.status !== undefined;
      const reply = fault.afterCommit || !goesWrong ? await handle() : undefined;
      if (!goesWrong) return reply;
      if (reply && typeof reply.body !== 'string') reply.body.stream.destroy();
      return fault.cut ? undefined : faultReply(fault);
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;

const faultReply = ({ status: code = 500, body }: Fault): Reply => {
  if (body !== undefined) return { status: code, headers: { 'Content-Type': 'text/plain' }, body };
  const status = code === 403 ? 'PERMISSION_DENIED' : 'UNKNOWN';
  const error = { code, message: 'A fault that a test requested.', status };
  return jsonReply({ error }, { status: code });
};

const parseFault = (description: JsonRecord): Fault => {
  try {
    return faultSchema.cast(faultSchema.validateSync(description));
  } catch (error) {
    throw new ApiError('invalid', String(error));
  }
};

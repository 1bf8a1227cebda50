import type { Gateway } from '../../../src/submission/gateway';
import { atOnce } from '../at-once';
import { carryOutKills } from '../backend/carry-out-kills';
import type { Kill } from '../backend/plan-kills';
import type { Backend } from '../backend/start-backend';
import type { Submission } from '../records/make-submissions';
import { createProgress } from './progress';
import { sendUntilAcknowledged, type Acknowledgement } from './send-until-acknowledged';

export type Plan = {
  kills: Kill[];
  /** Submissions under way at one time. */
  limit: number;
  gateway: Gateway;
};

/**
 * Sends everything while the backend is killed. Rejects when the backend refuses a record or ends
 * unexpectedly.
 */
export const sendAll = async (
  submissions: Submission[],
  { kills, limit, gateway, backend }: Plan & { backend: Backend },
) => {
  const progress = createProgress();
  const acknowledged = new Map<Submission, Acknowledgement>();
  const start = performance.now();
  const sending = atOnce(submissions, {
    limit,
    work: async (submission) => {
      acknowledged.set(submission, await sendUntilAcknowledged(gateway, submission));
      progress.advance();
    },
  }).then(() => performance.now() - start);
  const killing = carryOutKills(kills, { backend, progress });
  const [total] = await Promise.race([Promise.all([sending, killing]), backend.ended]);
  return { acknowledged, total };
};

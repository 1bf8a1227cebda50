import { ApiError } from './api-error';
import type { RulesRequest } from './rules/compile-rules';
import type { RulesFile } from './rules/rules-file';
import { type RulesValue, timestamp } from './rules/rules-value';

/** What somebody wants to do, before rules have spoken. */
type Attempt = Pick<RulesRequest, 'method' | 'path'> & {
  /** What is to be stored; null for nothing. */
  readonly incoming: RulesValue;
  /** What is stored there; null for nothing. */
  readonly stored: RulesValue;
};

/** @throws {ApiError} 403 unless the rules allow it, 500 while they cannot be enforced. */
export type Authorize = (attempt: Attempt) => Promise<void>;

type Options = {
  readonly rules: RulesFile;
  readonly clock: () => number;
  readonly log: (message: string) => void;
};

/** Asks a rules file. Every visitor is anonymous: `request.auth` is null. */
export const createAuthorize =
  ({ rules, clock, log }: Options): Authorize =>
  async ({ method, path, incoming, stored }) => {
    const ruleset = await rules.current().catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      throw new ApiError(
        'internal',
        `${rules.name} cannot be enforced; the server's log says why.`,
      );
    });
    const request = new Map<string, RulesValue>([
      ['auth', null],
      ['method', method],
      ['path', { type: 'path', text: path.join('/') }],
      ['time', timestamp(clock())],
      ['resource', incoming],
    ]);
    const { allowed, reasons } = ruleset.decide({ method, path, request, resource: stored });
    if (allowed) return;
    log(
      `${rules.name} refuses ${method} of ${JSON.stringify(path.join('/'))}: ${reasons.join('; ')}`,
    );
    throw new ApiError('denied', 'Missing or insufficient permissions.');
  };

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../files';
import { ApiError } from './http/reply';
import {
  compileRules,
  type Ruleset,
  type RulesRequest,
  type RulesService,
} from './rules/compile-rules';

/** @throws {ApiError} 403 unless the rules allow it, 500 while they cannot be enforced. */
export type Authorize = (attempt: Omit<RulesRequest, 'time'>) => Promise<void>;

type Options = {
  readonly service: RulesService;
  readonly clock: () => number;
  readonly log: (message: string) => void;
};

/**
 * Evaluates a rules file, which is read again whenever it has changed: while it cannot be read or
 * enforced, nothing is allowed.
 * @throws {Error} when the file cannot be read now, or holds what is not supported (RulesError).
 */
export const openRules = async (
  file: string,
  { service, clock, log }: Options,
): Promise<Authorize> => {
  const name = path.basename(file);
  let version = '';
  let ruleset: Ruleset | undefined;

  const current = async () => {
    const { mtimeMs, size } = await stat(file);
    const found = `${mtimeMs} ${size}`;
    if (!ruleset || found !== version) {
      ruleset = undefined;
      ruleset = compileRules(await readFile(file, 'utf8'), { file: name, service });
      version = found;
    }
    return ruleset;
  };

  try {
    await current();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The security rules ${file} cannot be read: ${why}`, { cause: error });
  }

  return async (attempt) => {
    const { decide } = await current().catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      throw new ApiError('internal', `${name} cannot be enforced; the server's log says why.`);
    });
    const { allowed, reasons } = decide({ ...attempt, time: clock() });
    if (allowed) return;
    const place = JSON.stringify(attempt.path.join('/'));
    log(`${name} refuses ${attempt.method} of ${place}: ${reasons.join('; ')}`);
    throw new ApiError('denied', 'Missing or insufficient permissions.');
  };
};

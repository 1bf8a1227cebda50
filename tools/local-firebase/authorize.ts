import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code';
import { ApiError } from './http/reply';
import {
  compileRules,
  type Ruleset,
  type RulesRequest,
  type RulesService,
} from './rules/compile-rules';

/** A rules file, read again whenever it has changed. */
type RulesFile = {
  readonly name: string;
  /** @throws {Error} while the file cannot be read or enforced; nothing is allowed meanwhile. */
  readonly current: () => Promise<Ruleset>;
};

/** @throws {Error} when the file cannot be read, or holds what is not supported (RulesError). */
export const openRulesFile = async (file: string, service: RulesService): Promise<RulesFile> => {
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
  return { name, current };
};

/** @throws {ApiError} 403 unless the rules allow it, 500 while they cannot be enforced. */
export type Authorize = (attempt: Omit<RulesRequest, 'time'>) => Promise<void>;

type Options = {
  readonly rules: RulesFile;
  readonly clock: () => number;
  readonly log: (message: string) => void;
};

/** Evaluates a rules file. */
export const createAuthorize =
  ({ rules, clock, log }: Options): Authorize =>
  async (attempt) => {
    const ruleset = await rules.current().catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      throw new ApiError(
        'internal',
        `${rules.name} cannot be enforced; the server's log says why.`,
      );
    });
    const { method, path } = attempt;
    const { allowed, reasons } = ruleset.decide({ ...attempt, time: clock() });
    if (allowed) return;
    log(
      `${rules.name} refuses ${method} of ${JSON.stringify(path.join('/'))}: ${reasons.join('; ')}`,
    );
    throw new ApiError('denied', 'Missing or insufficient permissions.');
  };

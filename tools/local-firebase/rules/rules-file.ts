import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../store/durable-file';
import { compileRules, type Ruleset } from './compile-rules';
import type { RulesService } from './rules-service';

/** A rules file that is read again whenever it has changed. */
export type RulesFile = {
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

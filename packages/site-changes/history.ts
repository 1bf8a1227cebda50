import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigSources } from '../config-files';
import type {
  ComparedWith,
  EarlierStates,
  GitTrouble,
  HostTrouble,
  KeepAnswer,
  KeepRequest,
} from '../edit-protocol/changes-protocol';

/** What differs between a commit and now. Files are named from the site's folder. */
export type Snapshots = {
  /** The texts of those files of config that differ; undefined on the side that has none. */
  config: Map<string, { before?: string; after?: string }>;
  files: Map<string, 'changed' | 'added' | 'removed'>;
};

export type Trouble = { why: GitTrouble | HostTrouble; words: string };

export type Past = {
  comparedWith: Extract<ComparedWith, { is: 'commit' }>;
  snapshots: Snapshots;
  /** A file as it was; undefined for none. */
  before: (file: string) => Promise<Buffer | undefined>;
};

/** Where a site's earlier states are kept: by git on this machine, or by a git host. */
export type History = {
  past: (commit?: string) => Promise<Past | Trouble>;
  /** The newest first; none, with the reason, where they cannot be had. */
  states: () => Promise<EarlierStates>;
  /** Keeps what has changed as a commit. `today` is as 2026-03-31. */
  keep: (request: KeepRequest, today: string) => Promise<KeepAnswer>;
};

export const isTrouble = <Found extends object>(found: Found | Trouble): found is Trouble =>
  'why' in found;

/** Leftovers of editors, and half written files of this one. */
const isPassing = (file: string) => /(?:^|\/)\.[^/]*\.(?:draft|sw[a-z])$|~$/i.test(file);

/** Files with the names that git has for their contents. */
export type Named = ReadonlyMap<string, string>;

/** What differs between files as they were and as they are now. */
export const differing = async (
  site: string,
  { before, after }: { before: Named; after: Named },
  was: (file: string) => Promise<Buffer | undefined>,
): Promise<Snapshots> => {
  const sources = readConfigSources(site);
  const isConfig = (file: string) =>
    file in sources || (/^config\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  const snapshots: Snapshots = { config: new Map(), files: new Map() };
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  for (const file of names) {
    if (before.get(file) === after.get(file) || isPassing(file)) continue;
    const [had, has] = [before.has(file), after.has(file)];
    if (!isConfig(file)) {
      snapshots.files.set(file, had && has ? 'changed' : has ? 'added' : 'removed');
      continue;
    }
    const old = had ? await was(file) : undefined;
    const now = has ? readFileSync(join(site, file), 'utf8') : undefined;
    snapshots.config.set(file, {
      ...(old && { before: old.toString('utf8') }),
      ...(now !== undefined && { after: now }),
    });
  }
  return snapshots;
};

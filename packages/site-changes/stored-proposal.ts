import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editsFolder, writeWhole } from '../files';

/** What was proposed to whoever looks at changes: its branch, the commit at the end of it, and its page at the host. */
export type Proposal = { branch: string; commit: string; address: string };

const keys = ['branch', 'commit', 'address'] as const;

const proposalIn = (text: string): Proposal | undefined => {
  const found = JSON.parse(text) as Partial<Proposal> | null;
  const [branch, commit, address] = keys.map((key) => found?.[key]);
  const isWhole = [branch, commit, address].every((each) => typeof each === 'string');
  return isWhole ? ({ branch, commit, address } as Proposal) : undefined;
};

/** The proposal that takes what is kept next: beside the journal of the site's edits, so that it is known after a reload. */
export const storedProposal = (site: string) => {
  const file = join(editsFolder(site), 'proposal.json');
  const read = (): Proposal | undefined => {
    try {
      return proposalIn(readFileSync(file, 'utf8'));
    } catch {
      // There is none, or one that cannot be read: the next one is a new one.
      return undefined;
    }
  };
  let proposal = read();
  return {
    get: (): Proposal | undefined => proposal,
    put: (next: Proposal | undefined) => {
      proposal = next;
      if (next === undefined) return rmSync(file, { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeWhole(file, `${JSON.stringify(next)}\n`);
    },
  };
};

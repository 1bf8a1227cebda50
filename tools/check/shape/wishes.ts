import type { Schema } from 'yup';
import type { Metadata } from '../../../src/contract/metadata';
import type { Finding } from '../finding';
import { kebab } from '../nearest/kebab';
import { nearest } from '../nearest/nearest';
import { join } from '../read/paths';

const metaOf = (contract: Schema | undefined): Metadata | undefined => contract?.meta();

/** Which of `contracts` answers to a word that people use for it, or to one like it. */
export const kindAskedFor = (
  word: string,
  contracts: Record<string, Schema>,
): { kind: string; isExact: boolean } | undefined => {
  const names = Object.entries(contracts).flatMap(([kind, contract]) =>
    (metaOf(contract)?.alsoCalled ?? []).map((name) => ({ kind, name })),
  );
  const found = nearest(
    word,
    names.map(({ name }) => name),
  );
  const kind = names.find(({ name }) => name === found?.word)?.kind;
  return kind === undefined ? undefined : { kind, isExact: found?.certain ?? false };
};

/** What of the whole file answers to the word: honeypot for captcha. */
const keyAskedFor = (word: string, root: Schema): [key: string, contract: Schema][] =>
  Object.entries('fields' in root ? (root.fields as Record<string, Schema>) : {}).filter(
    ([, contract]) => metaOf(contract)?.alsoCalled?.includes(kebab(word)),
  );

/** Where all kinds are shown, who makes another one, and the plainest of them. */
const sorts = {
  section: { where: 'docs/config.md, “Sections”', plainest: 'prose' },
  field: { where: 'docs/config.md, “Fields”', plainest: 'text' },
};

type Wish = { path: string; word: string; contracts: Record<string, Schema>; root: Schema };

/** A kind that there is not: what comes nearest, and who can add it. */
export const wishFor = ({ path, word, contracts, root }: Wish): Finding => {
  const sort = /sections\[\d+\]$/.test(path) ? 'section' : 'field';
  const { where, plainest } = sorts[sort];
  const asked = kindAskedFor(word, contracts)?.kind;
  const [key, contract = asked === undefined ? undefined : contracts[asked]] =
    keyAskedFor(word, root)[0] ?? [];
  const name = key ?? asked;
  const says = metaOf(contract)?.says ?? '';
  const nearestSaid =
    name === undefined ? '' : `; what comes nearest is “${name}”: ${says.replace(/\.$/, '')}`;
  const named = kebab(word) || 'name';
  const command =
    sort === 'section' ? `npm run new -- section ${named}` : 'CONTRIBUTING.md, “Add a field kind”';
  const wish = `, or ask a developer to add this one: ${command}`;
  return {
    error: 'unknownKind',
    path: join(path, 'kind'),
    parts: { sort, nearest: nearestSaid, where, wish },
    instead: asked ?? plainest,
  };
};

import type { Change, Step, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { sortOfFile } from '../../../src/site/file-sorts';
import { Refusal } from './refusal';
import { whyNotWritten } from './site-path';

const mostChanges = 2000;
/** Config is nowhere as deep; what walks through values calls itself. */
const mostDepth = 40;

const refuse = (why: string): never => {
  throw new Refusal(400, `This step cannot be read: ${why}.`);
};

const isValue = (value: unknown, depth = 0): value is Value => {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || depth >= mostDepth) return false;
  return Object.values(value).every((each) => isValue(each, depth + 1));
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isNothingOrValue = (value: unknown) => value === undefined || isValue(value);

type Reader = Record<string, (value: unknown) => boolean>;

/** What each sort of change has besides `do` and `file`. */
const keysOf: Record<Change['do'], Reader> = {
  set: { path: isText, value: isValue, was: isNothingOrValue, around: isNothingOrValue },
  remove: { path: isText, was: isValue },
  insert: {
    path: isText,
    at: isIndex,
    value: isValue,
    was: isNothingOrValue,
    around: isNothingOrValue,
  },
  duplicate: { path: isText, at: isIndex, was: isValue },
  move: { path: isText, from: isIndex, to: isIndex, was: isValue },
  rename: { path: isText, name: isText, was: isValue },
  create: { value: isValue },
  delete: {},
  renameFile: { to: isText },
};

const isKind = (value: unknown): value is Change['do'] =>
  typeof value === 'string' && Object.hasOwn(keysOf, value);

/** @throws {Refusal} 403 for a file that is not the editor's to write. */
const assertWritten = (site: string, file: string) => {
  const why = whyNotWritten(site, { file, folder: 'config' });
  if (why !== undefined) throw new Refusal(403, why);
  if (!sortOfFile(file)) {
    throw new Refusal(403, `“${file}” is no file of config: see docs/config.md for those it has.`);
  }
};

const readChange = (change: unknown, site: string): Change => {
  if (!isGroup(change)) return refuse('a change is not a group');
  const { do: kind, file, ...rest } = change;
  if (!isKind(kind)) return refuse('it has a change of an unknown sort');
  if (!isText(file)) return refuse('a change names no file');
  const keys = keysOf[kind];
  const wrong = Object.keys(keys).find((key) => !keys[key]?.(rest[key]));
  if (wrong !== undefined) return refuse(`“${wrong}” of “${kind}” is missing or of a wrong sort`);
  const unknown = Object.keys(rest).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined) return refuse(`“${kind}” has no “${unknown.slice(0, 100)}”`);
  assertWritten(site, file);
  if (isText(rest.to)) assertWritten(site, rest.to);
  // Its keys are those of the table, each of its type.
  return { do: kind, file, ...rest } as Change;
};

export type StepRequest = { step: Step; dry: boolean };

/**
 * The body of a request for a step, `{ step, dry? }`.
 * @throws {Refusal} 400 for anything else, 403 for a file outside the site's config.
 */
export const readStep = (body: unknown, site: string): StepRequest => {
  if (!isGroup(body) || !isGroup(body.step)) return refuse('it has no step');
  const { step, dry = false } = body;
  const { words, changes } = step;
  if (typeof dry !== 'boolean') return refuse('“dry” is neither true nor false');
  if (!isText(words)) return refuse('it has no words');
  if (!Array.isArray(changes) || changes.length === 0) return refuse('it has no changes');
  if (changes.length > mostChanges) return refuse(`it has more than ${mostChanges} changes`);
  return { step: { words, changes: changes.map((each) => readChange(each, site)) }, dry };
};

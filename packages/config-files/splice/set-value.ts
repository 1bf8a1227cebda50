import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { rewritten } from '../../../src/schema/values/literals';
import { renderer, widthOf } from '../../../src/schema/values/printed';
import { isSame } from '../../../src/schema/values/same-value';
import { sortOfFile } from '../../../src/site/file-sorts';
import { keysAt } from '../../config-values/schema-at';
import { alignedEntries } from './align';
import type { Draft } from './draft';
import { insertedEntry, removedEntry, roomFor } from './entries';
import { Impossible, noSuchPlace } from './impossible';
import { indentAt, isOneLine, lineStart } from './lines';
import { openUp, widthAt } from './open-up';
import { type Entry, entryAt, type Node, valueOf } from './tree';

type Group = Record<string, Value>;

const nodeAt = (draft: Draft, steps: readonly string[]): Node => {
  const entry = entryAt(draft.root(), steps);
  if (!entry) throw new Impossible(noSuchPlace);
  return entry.node;
};

/** The list or group at these steps. */
const placeAt = (draft: Draft, steps: readonly string[]) => {
  return { text: draft.text(), container: nodeAt(draft, steps), style: draft.style };
};

const homeOf = (entry: Entry | undefined) => {
  if (!entry?.home) throw new Impossible(noSuchPlace);
  return entry.home;
};

export const removeAt = (draft: Draft, steps: readonly string[]) => {
  const { container, index } = homeOf(entryAt(draft.root(), steps));
  draft.edit(removedEntry({ text: draft.text(), container, style: draft.style }, index));
};

/** The comments between texts that are joined. */
const commentsIn = (text: string) =>
  [
    ...text.matchAll(
      /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|`(?:\\[^]|[^`\\])*`|(\/\/.*|\/\*[^]*?\*\/)/g,
    ),
  ].flatMap(([, comment]) => (comment === undefined ? [] : [comment.trimEnd()]));

const replace = (draft: Draft, node: Node, value: Value) => {
  const text = draft.text();
  const { start, end } = node;
  const indent = indentAt(text, start);
  const before = widthOf(text.slice(lineStart(text, start), start));
  const shape = node.spans.length > 0 && !isOneLine(text, node) ? 'tall' : undefined;
  const by = renderer(draft.style).rendered(value, { indent, before, after: 1, shape });
  const comments = node.sort === 'other' ? commentsIn(text.slice(start, end)) : [];
  const kept = comments.map((comment) =>
    comment.startsWith('//') ? ` ${comment}${draft.style.newline}${indent}` : ` ${comment}`,
  );
  draft.edit([{ start, end, text: by + kept.join('') }]);
};

/** The index of the entry behind which a new key comes: the last that precedes it in the schema. */
const indexBefore = (draft: Draft, steps: readonly string[], { entries, spans }: Node) => {
  const last = spans.length - 1;
  const schema = sortOfFile(draft.file)?.schema;
  const path = steps.slice(0, -1).map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`));
  const checked = schema && { schema, value: valueOf(draft.root()) };
  const keys = checked ? keysOf(() => keysAt(checked, path.join('').replace(/^\./, ''))) : [];
  const own = keys.indexOf(steps.at(-1) ?? '');
  if (own < 0) return last;
  const before = keys.slice(0, own).toReversed();
  for (const key of before) {
    const entry = entries.findLast(({ name }) => name === key);
    if (entry) return homeOf(entry).index;
  }
  return -1;
};

/** None where the value is so wrong that no schema is known for it. */
const keysOf = (find: () => string[]): string[] => {
  try {
    return find();
  } catch {
    return [];
  }
};

/** Puts a key that is new into a group. */
const addKey = (draft: Draft, steps: readonly string[], value: Value) => {
  const place = placeAt(draft, steps.slice(0, -1));
  const { container, text, style } = place;
  const name = steps.at(-1) ?? '';
  const isBare = text.slice(container.start + 1, container.end - 1).trim() === '';
  if (container.spans.length === 0 && isBare) {
    replace(draft, container, { [name]: value });
    return;
  }
  const after = indexBefore(draft, steps, container);
  const { indent, isOnLines } = roomFor(place, after);
  const write = renderer(style).entryText;
  const core = write(name, value, { indent, after: 1, shape: isOnLines ? undefined : 'flat' });
  draft.edit(insertedEntry(place, after, { core, behind: '' }));
  if (!isOnLines) openUp(draft, steps.slice(0, -1), widthAt(text, container));
};

/** Puts an entry into a list, before the one that is at `at` now. */
export const insertInto = (draft: Draft, steps: readonly string[], { at, value }: Added) => {
  const place = placeAt(draft, steps);
  const { container, text, style } = place;
  const isBare = text.slice(container.start + 1, container.end - 1).trim() === '';
  if (container.spans.length === 0 && isBare) {
    replace(draft, container, [value]);
    return;
  }
  const { indent, isOnLines } = roomFor(place, at - 1);
  const others = container.entries.filter(({ node }) => node.spans.length > 0);
  const areTall = others.length > 0 && others.every(({ node }) => !isOneLine(text, node));
  const shape = isOnLines ? (areTall ? 'tall' : undefined) : 'flat';
  const write = renderer(style).rendered;
  const core = write(value, { indent, before: widthOf(indent), after: 1, shape });
  draft.edit(insertedEntry(place, at - 1, { core, behind: '' }));
  if (!isOnLines) openUp(draft, steps, widthAt(text, container));
};

type Added = { at: number; value: Value };

/** What is not plain data cannot be seen by the editor, and stays. */
const isUnread = ({ node }: Entry) => node.sort === 'other' && node.value === undefined;

const setGroup = (draft: Draft, steps: readonly string[], value: Group) => {
  const old = nodeAt(draft, steps).entries;
  const names = new Set(old.map(({ name }) => name));
  for (const [name, entry] of Object.entries(value)) {
    if (names.has(name)) setNode(draft, [...steps, name], entry);
    else addKey(draft, [...steps, name], entry);
  }
  for (const entry of old) {
    const isLeft = entry.name !== undefined && !Object.hasOwn(value, entry.name);
    if (isLeft && !isUnread(entry)) removeAt(draft, [...steps, entry.name ?? '']);
  }
};

const setList = (draft: Draft, steps: readonly string[], value: Value[]) => {
  const old = nodeAt(draft, steps).entries.map(({ node }) => valueOf(node));
  // From the end on, so that the entries before keep their indices.
  for (const { from, to, at } of alignedEntries(old, value).toReversed()) {
    const entry = to === undefined ? undefined : value[to];
    if (entry === undefined) removeAt(draft, [...steps, String(from)]);
    else if (from === undefined) insertInto(draft, steps, { at, value: entry });
    else setNode(draft, [...steps, String(from)], entry);
  }
};

/** Writes a value in place of the one at these steps: only what differs. */
const setNode = (draft: Draft, steps: readonly string[], value: Value): void => {
  const node = nodeAt(draft, steps);
  if (isSame(valueOf(node), value)) return;
  if (node.sort === 'text' && typeof value === 'string') {
    const { start, end } = node;
    const literal = draft.text().slice(start, end);
    draft.edit([{ start, end, text: rewritten(literal, value, draft.style.newline) }]);
  } else if (node.sort === 'group' && isGroup(value)) setGroup(draft, steps, value);
  else if (node.sort === 'list' && Array.isArray(value)) setList(draft, steps, value);
  else replace(draft, node, value);
};

/** Writes a value at these steps; groups that are missing on the way are begun. */
export const setAt = (draft: Draft, steps: readonly string[], value: Value) => {
  let known = steps.length;
  while (known > 0 && !entryAt(draft.root(), steps.slice(0, known))) known -= 1;
  if (known === steps.length) {
    setNode(draft, steps, value);
    return;
  }
  if (nodeAt(draft, steps.slice(0, known)).sort !== 'group') throw new Impossible(noSuchPlace);
  const missing = steps.slice(known + 1);
  const whole = missing.reduceRight<Value>((inner, step) => ({ [step]: inner }), value);
  addKey(draft, steps.slice(0, known + 1), whole);
};

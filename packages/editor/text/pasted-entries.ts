import { ArraySchema, type LazySchema, type Schema } from 'yup';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import { keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { Files } from '../structure/list-at';
import type { PastedBlock } from './pasted-blocks';
import { cellAt } from './table-cells';

/** On both sides of what is pasted. */
type Around = { before: string; after: string };

/** `was` is the text as the file has it. */
type Pasting = { blocks: readonly PastedBlock[]; around: Around; was: Value };

type Fits = (value: Value) => boolean;

/** A block as entries of a list: as points and headings where the list may have them, else as paragraphs. */
const entriesOf = (block: PastedBlock, fits: Fits): Value[] => {
  if (block.is === 'list') {
    const { points, numbered } = block;
    const list: Value = { list: points, ...(numbered && { numbered }) };
    return fits(list) ? [list] : points;
  }
  const heading: Value = { heading: block.text };
  return block.is === 'heading' && fits(heading) ? [heading] : [block.text];
};

/** The words around what is pasted belong to its first and its last paragraph. */
const joined = (entries: readonly Value[], { before, after }: Around): Value[] => {
  const [first, ...rest] = entries;
  const begun = typeof first === 'string' ? [before + first, ...rest] : [before, ...entries];
  const last = begun.at(-1);
  const whole =
    typeof last === 'string' ? [...begun.slice(0, -1), last + after] : [...begun, after];
  return whole.filter((entry) => typeof entry !== 'string' || entry.trim() !== '');
};

/**
 * The step that pastes several blocks into an entry of a list of texts: each becomes an entry. Undefined where the text is
 * no such entry, or what is pasted is one paragraph.
 */
export const pastedEntries = (
  files: Files,
  { file, path }: Place,
  { blocks, around, was }: Pasting,
): Step | undefined => {
  const isOne = blocks.length === 1 && blocks[0]?.is === 'paragraph';
  const list = parentOf(path);
  const whole: unknown = files[file];
  const schema = path.endsWith(']') ? schemaInFile(file, whole, list) : undefined;
  const now = valueAt(whole, list);
  if (blocks.length === 0 || isOne || !(schema instanceof ArraySchema) || !Array.isArray(now)) {
    return undefined;
  }
  const inner = schema.innerType as Schema | LazySchema<unknown> | undefined;
  if (!inner || cellAt(files, { file, path })) return undefined;
  const fits: Fits = (value) => schemaOf(inner, value).isValidSync(value, { strict: true });
  const [first, ...others] = joined(
    blocks.flatMap((block) => entriesOf(block, fits)),
    around,
  );
  if (first === undefined) return undefined;
  const start = Number(keyOf(path));
  let entries: Value[] = (now as Value[]).with(start, first);
  const changes: Change[] = [{ do: 'set', file, path, value: first, was }];
  others.forEach((value, index) => {
    const at = start + 1 + index;
    changes.push({ do: 'insert', file, path: list, at, value, was: entries });
    entries = entries.toSpliced(at, 0, value);
  });
  return { words: 'Pasted paragraphs', changes };
};

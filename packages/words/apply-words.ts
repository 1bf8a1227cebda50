import { isGroup } from '../../src/schema/values/group';
import { stepsOf } from '../../src/schema/values/paths';
import { applyChange, readLiteral, writtenEntry } from '../config-files';
import type { ApplyChange } from '../edit-store';

/**
 * Makes a change in a file's text as the editor does; a text that becomes one by language stays letter for letter as
 * it is written, with its quotes and escapes.
 */
export const applyWords: ApplyChange = (file, text, change) => {
  const done = applyChange(file, text, change);
  if ('impossible' in done || change.do !== 'set' || !isGroup(change.value)) return done;
  const [key] = Object.keys(change.value);
  const node = writtenEntry(text, stepsOf(change.path))?.node;
  if (key === undefined || node?.sort !== 'text') return done;
  const { start, end } = node;
  const made = readLiteral(done.text).spanOf(`${change.path}.${key}`);
  const [prefix, suffix] = [
    done.text.slice(start, made.start),
    done.text.slice(made.end, done.text.length - (text.length - end)),
  ];
  return {
    text: text.slice(0, start) + prefix + text.slice(start, end) + suffix + text.slice(end),
    edits: [
      { start, end: start, text: prefix },
      { start: end, end, text: suffix },
    ],
  };
};

import { withoutMarks } from '../../../src/schema/parse-marks';
import { shortLine } from '../../../src/schema/short-line';
import { isGroup } from '../../../src/schema/values/group';
import { nameIn } from '../../../src/schema/values/name-keys';

const firstWords = (value: unknown): string | undefined => {
  if (typeof value === 'string') return withoutMarks(value).trim() || undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const words = value.map(firstWords).filter((each) => each !== undefined);
    return words.length > 0 ? words.join(' · ') : undefined;
  }
  if (!isGroup(value)) return undefined;
  return firstWords(nameIn(value) ?? Object.values(value)[0]);
};

const ruleName = (entry: unknown) =>
  isGroup(entry) && typeof entry.field === 'string' && typeof entry.check === 'string'
    ? `${entry.field}: ${entry.check}`
    : undefined;

/** What an entry of a list is called for the editor: its title, or its first words. */
export const entryName = (entry: unknown, at: number): string =>
  shortLine(ruleName(entry) ?? firstWords(entry) ?? `Entry ${at + 1}`);

export const isHidden = (entry: unknown): boolean => isGroup(entry) && entry.hidden === true;

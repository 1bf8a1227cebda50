import { withoutMarks } from '../../../src/schema/parse-marks';
import { shortLine } from '../../../src/schema/short-line';
import { isGroup } from '../../../src/schema/values/group';
import { nameIn } from '../../../src/schema/values/name-keys';
import { capital } from '../../config-values/names';

/** A word of config, such as a kind or a day, and no words of people. */
const isOfConfig = (text: string) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);

/** Whether it says something of its own, where a group has no title. */
const says = (value: unknown): boolean =>
  typeof value === 'string' ? !isOfConfig(value) : typeof value === 'object';

const firstWords = (value: unknown): string | undefined => {
  if (typeof value === 'string') {
    const words = withoutMarks(value).trim();
    return (isOfConfig(words) ? capital(words.replaceAll('-', ' ')) : words) || undefined;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const words = value.map(firstWords).filter((each) => each !== undefined);
    return words.length > 0 ? words.join(' · ') : undefined;
  }
  if (!isGroup(value)) return undefined;
  const name = nameIn(value);
  const values = Object.values(value);
  // Of what kind it is tells it from no other of its kind.
  const own = name === value.kind ? values.filter(says).map(firstWords) : [name].map(firstWords);
  return own.find((each) => each !== undefined) ?? firstWords(name ?? values[0]);
};

/** What an entry of a list is called for the editor: its title, or its first words. */
export const entryName = (entry: unknown, at: number): string =>
  shortLine(firstWords(entry) ?? `Entry ${at + 1}`);

export const isHidden = (entry: unknown): boolean => isGroup(entry) && entry.hidden === true;

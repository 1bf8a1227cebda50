import type { Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { join, keyOf, parentOf, valueAt } from '../read/paths';
import { describeAt, wordsOf, type Checked } from './schema-at';

const isMissing = ({ error }: Finding) => error === 'missingKey';

/** Email: 'email' for field: 'Email', check: 'email': a word under the name that it is said of. */
export const underItsName = (found: Finding[], checked: Checked): Finding[] => {
  const groups = new Set(found.flatMap((each) => (isMissing(each) ? parentOf(each.path) : [])));
  return [...groups].flatMap((path): Finding[] => {
    const [[name, word] = [], ...others] = Object.entries(
      Object(valueAt(checked.value, path)) as object,
    );
    const missingHere = found.filter((each) => isMissing(each) && parentOf(each.path) === path);
    const keys = missingHere.map((each) => keyOf(each.path));
    const ofWord = keys.find((key) =>
      wordsOf(describeAt(checked, join(path, key))).includes(String(word)),
    );
    const ofName = keys.find((key) => key !== ofWord);
    if (name === undefined || others.length > 0 || !ofWord || !ofName) return [];
    const said = new Map([
      [ofName, inQuotes(name)],
      [ofWord, inQuotes(String(word))],
    ]);
    const entry = keys.map((key) => `${key}: ${said.get(key) ?? "'…'"}`).join(', ');
    const parts = { found: name };
    const at = { path: join(path, name), at: 'key', parts } as const;
    return [{ error: 'unknownKey', ...at, suggestion: entry, fix: { entry } }];
  });
};

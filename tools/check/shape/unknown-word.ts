import type { Finding } from '../finding';
import { meantBy } from '../nearest/meant-by';
import { parentOf, valueAt } from '../read/paths';
import { choicesAt, describeAt, metaOf, wordsOf, type Checked } from './schema-at';
import { askedFor, aliasesOf, nearestSaid } from './wishes';

/** A word that is none of a closed set: misspelt, or a wish, of which is said what comes nearest. */
export const unknownWord = (path: string, checked: Checked): Finding => {
  const word = String(valueAt(checked.value, path));
  const description = describeAt(checked, path);
  const words = wordsOf(description);
  const reported = { error: 'unknownWord', path, ...meantBy(word, words) } as const;
  if (reported.suggestion !== undefined) return reported;
  // The kinds of an entry are words of it too: the rules of a form.
  const { schemas } = choicesAt(checked, parentOf(path)) ?? {};
  const asked = askedFor(
    word,
    schemas ? aliasesOf(schemas) : (metaOf(description).wordAliases ?? {}),
  );
  if (!asked) return reported;
  const described = metaOf(schemas?.[asked.name]?.describe()).description;
  const group = Object(valueAt(checked.value, parentOf(path))) as object;
  const key = path.slice(parentOf(path).length).replace('.', '');
  const changed = { ...group, [key]: asked.name };
  const isTaken = schemas?.[asked.name]?.isValidSync(changed, { strict: true }) ?? true;
  const meant = asked.isExact && isTaken ? meantBy(asked.name, words) : {};
  const parts = { nearest: nearestSaid(asked.name, described) };
  return { ...reported, ...meant, certain: false, parts, ...(schemas && { instead: asked.name }) };
};

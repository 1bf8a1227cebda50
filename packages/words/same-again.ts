import { idOf, type ReadRow } from './row';
import type { Unit } from './units';

/** A row without a translation, and the one that the table has for the very same text elsewhere. */
export type Repeat = { row: ReadRow; text: string };

/**
 * The rows that a language needs and that are empty, whose text is translated in other rows of the table: in all of
 * these alike, or it is nobody's guess which of them is meant here.
 */
export const repeatsIn = (rows: readonly ReadRow[], units: readonly Unit[]): Repeat[] => {
  const lacked = new Set(units.filter(({ is }) => is === 'lacks').map(idOf));
  const translations = new Map<string, Set<string>>();
  for (const { main, own } of rows) {
    if (own.trim() !== '')
      translations.set(main, (translations.get(main) ?? new Set()).add(own.trim()));
  }
  return rows.flatMap((row) => {
    const [text, other] = translations.get(row.main) ?? [];
    const isOpen = row.own.trim() === '' && row.wrong === undefined && lacked.has(idOf(row));
    return isOpen && text !== undefined && other === undefined ? [{ row, text }] : [];
  });
};

/** The rows of a table in which those that repeat another one say what that says. */
export const withRepeats = (rows: readonly ReadRow[], repeats: readonly Repeat[]): ReadRow[] => {
  const texts = new Map(repeats.map(({ row, text }) => [row, text]));
  return rows.map((row) => ({ ...row, own: texts.get(row) ?? row.own }));
};

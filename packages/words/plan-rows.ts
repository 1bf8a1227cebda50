import { shortLine } from '../../src/schema/short-line';
import { lostSigns } from './lost-signs';
import { idOf, type ReadRow, withPlainBreaks } from './row';
import type { Unit } from './units';

export type Placed = { row: ReadRow; unit: Unit; text: string };

/** A row that is not written, with the reason in words. */
export type Left = { row: ReadRow; why: string };

type PlannedRows = { placed: Placed[]; left: Left[] };

/** The translation as it is written: on one line and without blanks around it, where the text is so. */
const asText = (own: string, main: string) => {
  const text = main.includes('\n') ? own : own.replaceAll(/\s*\n\s*/g, ' ');
  return main === main.trim() ? text.trim() : text;
};

/** Why a translation cannot be written at its place. */
const whyLeft = (row: ReadRow, unit: Unit, names: { main: string; own: string }) => {
  if (withPlainBreaks(unit.main) !== row.main) {
    return `The ${names.main} text is “${shortLine(unit.main)}” by now: see whether the translation still fits.`;
  }
  if (withPlainBreaks(unit.own) !== row.before) {
    return unit.own === ''
      ? `The ${names.own} text was taken out meanwhile.`
      : `The ${names.own} text is “${shortLine(unit.own)}” by now.`;
  }
  return lostSigns(unit.main, asText(row.own, unit.main), unit.schema);
};

/**
 * What becomes of the rows of a table: rows without a translation, and those whose texts stand in config already, are
 * in neither list.
 */
export const planRows = (
  rows: readonly ReadRow[],
  units: readonly Unit[],
  names: { main: string; own: string },
): PlannedRows => {
  const known = new Map(units.map((unit) => [idOf(unit), unit]));
  const placed: Placed[] = [];
  const left: Left[] = [];
  for (const row of rows) {
    if (row.own.trim() === '') continue;
    const unit = known.get(idOf(row));
    const text = unit === undefined ? row.own : asText(row.own, unit.main);
    // One text for all is what it is, if it is the same in the language.
    const isThere = text === unit?.own || (unit?.is === 'one' && text === unit.main);
    if (unit && isThere && row.wrong === undefined) continue;
    const why =
      row.wrong ??
      (unit
        ? whyLeft(row, unit, names)
        : `There is no such place in ${row.file || 'config'} any more.`);
    if (unit && why === undefined) placed.push({ row, unit, text });
    else left.push({ row, why: why ?? '' });
  }
  return { placed, left };
};

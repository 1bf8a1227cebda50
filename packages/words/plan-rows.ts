import { shortLine } from '../../src/schema/short-line';
import { lostSigns } from './lost-signs';
import { idOf, type ReadRow, withPlainBreaks } from './row';
import type { Slot } from './slots';

/** A row with the place into which its translation goes. */
export type Placed = { row: ReadRow; slot: Slot; text: string };

/** A row that is not written, with the reason in words. */
export type Left = { row: ReadRow; why: string };

type PlannedRows = { placed: Placed[]; left: Left[] };

/** The translation as it is written: on one line and without blanks around it, where the text is so. */
const asText = (own: string, main: string) => {
  const text = main.includes('\n') ? own : own.replaceAll(/\s*\n\s*/g, ' ');
  return main === main.trim() ? text.trim() : text;
};

/** Why a translation cannot be written at its place. */
const whyLeft = (row: ReadRow, slot: Slot, names: { main: string; own: string }) => {
  if (withPlainBreaks(slot.main) !== row.main) {
    return `The ${names.main} text is “${shortLine(slot.main)}” by now: see whether the translation still fits.`;
  }
  if (withPlainBreaks(slot.own) !== row.before) {
    return slot.own === ''
      ? `The ${names.own} text was taken out meanwhile.`
      : `The ${names.own} text is “${shortLine(slot.own)}” by now.`;
  }
  return lostSigns(slot.main, asText(row.own, slot.main), slot.schema);
};

/**
 * What becomes of the rows of a table: rows without a translation, and those whose texts stand in config already, are
 * in neither list.
 */
export const planRows = (
  rows: readonly ReadRow[],
  slots: readonly Slot[],
  names: { main: string; own: string },
): PlannedRows => {
  const known = new Map(slots.map((slot) => [idOf(slot), slot]));
  const placed: Placed[] = [];
  const left: Left[] = [];
  for (const row of rows) {
    if (row.own.trim() === '') continue;
    const slot = known.get(idOf(row));
    const text = slot === undefined ? row.own : asText(row.own, slot.main);
    // One text for all is what it is, if it is the same in the language.
    const isThere = text === slot?.own || (slot?.is === 'one' && text === slot.main);
    if (slot && isThere && row.wrong === undefined) continue;
    const why =
      row.wrong ??
      (slot
        ? whyLeft(row, slot, names)
        : `There is no such place in ${row.file || 'config'} any more.`);
    if (slot && why === undefined) placed.push({ row, slot, text });
    else left.push({ row, why: why ?? '' });
  }
  return { placed, left };
};

import type { Step } from '../../../src/schema/values/change';
import type { Place } from '../../../src/schema/values/written-place';
import type { Session } from '../editor-session';
import type { PageTexts, PlacedText } from '../page/page-texts';
import { waitFor } from '../wait-for';
import {
  besideCell,
  cellAt,
  cellName,
  cellsBeyond,
  cellsIn,
  isLastCell,
  newRow,
  pastedCells,
} from './table-cells';

/** For how long a new row is waited for, in milliseconds. */
const patience = 3000;

/** A text to be opened, and where it is written; without one the page does not show it. */
export type Coming = { place: Place; text: PlacedText | undefined };

/** Ends typing the text into which cells were pasted, or goes on with it. */
type End = (isWritten: boolean) => void;

type On = {
  session: Session;
  texts: PageTexts;
  /** Opens what is asked for once the text before is written; what is typed until then is its own. */
  edit: (text: (isWritten: boolean) => Promise<Coming | undefined>) => void;
};

/** What keys and pasting do in the cells of a table on the page; in other texts nothing. */
export const cellKeys = ({ session, texts, edit }: On) => {
  const cell = (place: Place) => cellAt(session.get().state.files, place);

  const shown = (place: Place) =>
    new Promise<PlacedText | undefined>((resolve) => {
      const isShown = () => {
        const text = texts.of(place);
        if (text) resolve(text);
        return text !== undefined;
      };
      waitFor(isShown, () => resolve(undefined), patience);
    });

  /**
   * Behind the last cell the first text of a new row; elsewhere the focus stays on the cell. Without its text where the
   * cell is not written, or the row cannot be.
   */
  const rowAfter = async (place: Place, isWritten: boolean): Promise<Coming | undefined> => {
    const last = cell(place);
    const row = last && isLastCell(last) ? newRow(last) : undefined;
    const answer = row && isWritten ? await session.write(row.step) : undefined;
    if (answer) session.tellRefused(answer);
    if (row && answer?.is === 'written') {
      return { place: row.first, text: await shown(row.first) };
    }
    if (isWritten) texts.focus(place);
    return row && { place: row.first, text: undefined };
  };

  /** What was typed in the first of them stays, where they cannot be written. */
  const fill = async (from: Place, { step, end }: { step: Step; end: End }) => {
    const answer = step.changes.length > 0 ? await session.write(step) : undefined;
    if (answer) session.tellRefused(answer);
    const isWritten = !answer || answer.is === 'written';
    if (!isWritten) return end(isWritten);
    end(isWritten);
    texts.focus(from);
  };

  return {
    name: (place: Place): string | undefined => {
      const found = cell(place);
      return found && cellName(found);
    },
    /** The cell to which an arrow key leads. */
    beside: (place: Place, key: string): Place | undefined => {
      const found = cell(place);
      return found && besideCell(found, key);
    },
    isCell: (place: Place) => cell(place) !== undefined,
    rowAfter,
    /** Behind the last cell a row is begun. */
    entered: (place: Place): void => {
      const found = cell(place);
      if (found && isLastCell(found)) edit((isWritten) => rowAfter(place, isWritten));
    },
    /** The cell to which Tab leads, past empty ones; at the ends none: what follows there takes the place of nothing. */
    next: (from: Place, isBack: boolean): Coming | undefined => {
      const found = cell(from);
      const [first, ...others] = found ? cellsBeyond(found, isBack) : [];
      const place = first && ([first, ...others].find((each) => texts.of(each)) ?? first);
      return place && { place, text: texts.of(place) };
    },
    /** Fills the cells from this one on; false where it is one text. */
    paste: (place: Place, { words, end }: { words: string; end: End }): boolean => {
      const start = cell(place);
      const cells = start ? cellsIn(words) : [];
      if (!start || cells.flat().length < 2) return false;
      void fill(place, { step: pastedCells(start, cells), end });
      return true;
    },
  };
};

import type { Place } from '../../../src/schema/values/written-place';
import type { Session } from '../editor-session';
import type { PageTexts, PlacedText } from '../page/page-texts';
import { waitFor } from '../pages/go-to';
import {
  besideCell,
  type Cell,
  cellAt,
  cellInTurn,
  cellName,
  cellsIn,
  isLastCell,
  newRow,
  pastedCells,
} from './table-cells';

/** For how long a new row is waited for, in milliseconds. */
const patience = 3000;

/** A text to be opened, and where it is written; without one the page does not show it. */
export type Coming = { place: Place; text: PlacedText | undefined };

type On = {
  session: Session;
  texts: PageTexts;
  /** Opens what is asked for once the text before is written; what is typed until then is its own. */
  edit: (text: () => Promise<Coming | undefined>) => void;
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

  /** Behind the last cell the first text of a new row; elsewhere the focus stays on the cell. */
  const rowAfter = async (place: Place): Promise<Coming | undefined> => {
    const last = cell(place);
    if (last && isLastCell(last)) {
      const { step, first } = newRow(last);
      const answer = await session.write(step);
      session.tellRefused(answer);
      if (answer.is === 'written') return { place: first, text: await shown(first) };
    }
    texts.focus(place);
    return undefined;
  };

  const fill = async (from: Cell, cells: string[][]) => {
    const { step, isCut } = pastedCells(from, cells);
    const answer = step.changes.length > 0 ? await session.write(step) : undefined;
    if (answer) session.tellRefused(answer);
    if (isCut && (!answer || answer.is === 'written')) {
      session.tell('The table has fewer columns than what was pasted: the rest was left out.');
    }
    texts.focus(from);
  };

  return {
    name: (place: Place): string | undefined => {
      const found = cell(place);
      return found && cellName(session.get().state.files, found);
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
      if (found && isLastCell(found)) edit(() => rowAfter(place));
    },
    /** The cell to which Tab leads; at the end the same. */
    next: (from: Place, isBack: boolean): Coming => {
      const found = cell(from);
      const place = (found && cellInTurn(found, isBack ? -1 : 1)) ?? from;
      return { place, text: texts.of(place) };
    },
    /** Fills the cells from this one on; false where it is one text. `stop` ends typing it. */
    paste: (place: Place, { words, stop }: { words: string; stop: () => void }): boolean => {
      const found = cell(place);
      const cells = found ? cellsIn(words) : [];
      if (!found || cells.flat().length < 2) return false;
      stop();
      void fill(found, cells);
      return true;
    },
  };
};

import type { Place } from '../../../src/schema/values/written-place';
import type { Session } from '../editor-session';
import { nameOfPath } from '../panel/panel-keys';
import { blank } from './table-cells';
import type { TypedDrafts } from './typed-drafts';

type Keeping = {
  session: Session;
  drafts: TypedDrafts;
  /** Shows what is kept. */
  offer: () => void;
  /** What the cell of a table is called. */
  nameOf: (place: Place) => string | undefined;
};

/**
 * Keeps what was typed for a text that is not opened, such as that of a page that was left meanwhile, or the one after
 * a text that could not be written: it is offered in place of the text, or only said where it was typed somewhere into it.
 */
export const keeperOfTyped =
  ({ session, drafts, offer, nameOf }: Keeping) =>
  (letters: string, { place, isWhole }: { place?: Place; isWhole: boolean }): void => {
    if (letters === '') return;
    // A row that could not be begun has no cells yet.
    const was = place && (session.valueAt(place) ?? blank);
    if (!place || !isWhole || typeof was !== 'string') {
      session.tell(`“${letters}” is not written: its text was not open yet.`);
      return;
    }
    const words = nameOf(place) ?? nameOfPath(place.path);
    drafts.keep({ ...place, text: letters, was, words });
    drafts.flush();
    offer();
  };

import { isWithin } from '../../../src/schema/values/paths';
import { waitFor } from '../wait-for';

/** For how long a control is waited for, in milliseconds. */
const patience = 3000;

/** Leads to the control of a key, or to the first one of a group, once Settings show it. */
export const focusKey = (path: string, focus = (field: HTMLElement): void => field.focus()) =>
  waitFor(
    () => {
      const keys = [...document.querySelectorAll<HTMLElement>('[data-edit-key]')];
      const field = keys
        .filter(({ dataset: { editKey = '' } }) => isWithin(editKey, path))
        .map((key) => key.querySelector<HTMLElement>('input, textarea, select'))
        .find((each) => each !== null);
      if (field) focus(field);
      // It may still be folded.
      return field != null && document.activeElement === field;
    },
    () => undefined,
    patience,
  );

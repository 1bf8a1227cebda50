import { waitFor } from '../wait-for';

/** For how long a control is waited for, in milliseconds. */
const patience = 3000;

/** Leads to the control of a key, once Settings show it. */
export const focusKey = (path: string, focus = (field: HTMLElement): void => field.focus()) =>
  waitFor(
    () => {
      const keys = [...document.querySelectorAll<HTMLElement>('[data-edit-key]')];
      const key = keys.find(({ dataset }) => dataset.editKey === path);
      const field = key?.querySelector<HTMLElement>('input, textarea, select');
      if (field) focus(field);
      // It may still be folded.
      return field != null && document.activeElement === field;
    },
    () => undefined,
    patience,
  );

import { VisuallyHidden } from '../theme/visually-hidden';

/** No name of a form's field has a hyphen, and no browser's autofill looks for such a one. */
const name = 'leave-empty';

/** A control that people neither see, hear nor reach: what fills it in is a robot. */
export const Honeypot = ({ label }: { label: string }) => (
  <VisuallyHidden as="div" aria-hidden="true">
    <label>
      {label}
      <input
        name={name}
        tabIndex={-1}
        autoComplete="off"
        // Password managers, which heed no autocomplete.
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  </VisuallyHidden>
);

export const isHoneypotFilled = (form: HTMLFormElement | null): boolean =>
  form !== null && Boolean(new FormData(form).get(name));

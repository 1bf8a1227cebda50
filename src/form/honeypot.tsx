import { useScripted } from '../hydration/use-scripted';
import { VisuallyHidden } from '../theme/visually-hidden';

/** No name of a form's field has a hyphen, and no browser's autofill looks for such a one. */
const name = 'leave-empty';

/**
 * A control that people neither see, hear nor reach: what fills it in is a robot. Forms are sent by
 * script alone, so it need not stand in the page's HTML.
 */
export const Honeypot = () => {
  if (!useScripted()) return null;
  return (
    <VisuallyHidden aria-hidden="true">
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
    </VisuallyHidden>
  );
};

export const isHoneypotFilled = (form: HTMLFormElement | null): boolean =>
  form !== null && Boolean(new FormData(form).get(name));

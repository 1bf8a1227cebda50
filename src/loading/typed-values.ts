import { formControls } from './form-controls';
import { readNote, removeNote, writeNote } from './session-notes';

const mark = 'typed';

type Typed = { path: string; forms: [string, string][][] };

const typedInto = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

/** Keeps what stands in the page's forms over a reload. Throws where the browser keeps nothing. */
export const keepTyped = () => {
  const typed: Typed = {
    path: window.location.pathname,
    forms: [...document.forms].map(typedInto),
  };
  writeNote(mark, JSON.stringify(typed));
};

const write = (form: HTMLFormElement, [name, value]: [string, string]) => {
  const control = formControls(form).namedItem(name);
  if (control && 'value' in control) control.value = value;
};

/**
 * Writes what was kept back into the forms that the server rendered, before script takes them over.
 * A chosen file cannot be kept: the browser hands it to nobody.
 */
export const restoreTyped = () => {
  try {
    const kept = readNote(mark);
    if (!kept) return;
    removeNote(mark);
    const { path, forms } = JSON.parse(kept) as Typed;
    if (path !== window.location.pathname) return;
    forms.forEach((values, index) => {
      const form = document.forms[index];
      if (form) values.forEach((value) => write(form, value));
    });
  } catch {
    // The browser keeps nothing, or what it kept is not ours.
  }
};

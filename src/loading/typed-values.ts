import { readNote, removeNote, typedNote, writeNote } from './session-notes';

/**
 * The controls of a form. A control named `elements` hides the form's own property (HTML, section 4.10.3,
 * [LegacyOverrideBuiltIns]), so the prototype's getter is used.
 */
export const formControls = (form: HTMLFormElement): HTMLFormControlsCollection =>
  Reflect.get(HTMLFormElement.prototype, 'elements', form);

/** Whether a field has a line beside options: words of the visitor's own, or the year of a month; Vite writes it. */
const hasLines =
  (globalThis.__SITE__?.takesOwnWords ?? true) || (globalThis.__SITE__?.asksForMonths ?? true);

/** A stored field: the texts of its entries in the browser's form data. */
export type WrittenField = {
  /** The field's kind: its value may not fit another one. */
  kind: string;
  entries: string[];
  /** A link filled it in, and the visitor left it so: another link may change it. */
  prefilled?: boolean;
};

/** A stored form. It may come from another build, or be no form at all. */
export type WrittenForm = {
  /** The form's name, as in its element's `data-form`. */
  form: string;
  /** The step that was shown, if the form was hydrated. */
  step?: number;
  /** By field name. */
  fields: Record<string, WrittenField | undefined>;
};

type Written = { path: string; forms: WrittenForm[] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** The stored value of a field; undefined if it is missing or has another shape. */
export const writtenOf = (written: WrittenForm, name: string): WrittenField | undefined => {
  const field = written.fields[name];
  const isField =
    isText(field?.kind) && Array.isArray(field.entries) && field.entries.every(isText);
  return isField ? field : undefined;
};

type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFieldControl = (control: Element): control is FieldControl =>
  control.matches('input[name], textarea[name], select[name]');

/** The fields of a form on the page: the frame names each kind. */
const fieldsIn = (form: HTMLFormElement) => {
  const frames = new Map<HTMLElement, { kind: string; name: string; controls: FieldControl[] }>();
  for (const control of [...formControls(form)].filter(isFieldControl)) {
    const frame = control.closest<HTMLElement>('[data-kind]');
    if (!frame) continue;
    const field = frames.get(frame) ?? {
      kind: frame.dataset.kind ?? '',
      name: control.name,
      controls: [],
    };
    field.controls.push(control);
    frames.set(frame, field);
  }
  return [...frames.values()];
};

/** A form's name. A control may be named `dataset`. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('data-form') ?? '';

const writers = new WeakMap<HTMLFormElement, () => WrittenForm>();

/** Registers the source for the content of a hydrated form: its page may show less. */
export const nameWriter = (form: HTMLFormElement, write: () => WrittenForm) =>
  writers.set(form, write);

/** Stored forms that no form has used yet. */
let waiting: WrittenForm[] = [];

/** Several forms of one name on a page each have their own. */
const waitingFor = (form: HTMLFormElement): WrittenForm | undefined => {
  const name = nameOf(form);
  const place = [...document.forms].filter((each) => nameOf(each) === name).indexOf(form);
  return waiting.filter((each) => each.form === name)[place];
};

/** What was kept for a form over a reload and is not yet on its page. */
export const takeWritten = (form: HTMLFormElement): WrittenForm | undefined => {
  const written = waitingFor(form);
  waiting = waiting.map((each) => (each === written ? { form: each.form, fields: {} } : each));
  return written;
};

const standingIn = (form: HTMLFormElement): WrittenForm => {
  const data = new FormData(form);
  const standing = fieldsIn(form).map(({ kind, name }) => {
    return [name, { kind, entries: data.getAll(name).filter(isText) }] as const;
  });
  const written = waitingFor(form);
  const fields = { ...written?.fields, ...Object.fromEntries(standing) };
  return { ...written, form: nameOf(form), fields };
};

/** The content of a form on the page. */
export const writtenIn = (form: HTMLFormElement): WrittenForm =>
  writers.get(form)?.() ?? standingIn(form);

/**
 * Keeps the content of the page's forms over a reload, or for the page at another path that has the same forms.
 * Throws if the browser stores nothing.
 */
export const saveTyped = (path = window.location.pathname) => {
  const written: Written = {
    path,
    forms: [...document.forms].map(writtenIn),
  };
  writeNote(typedNote, JSON.stringify(written));
};

const put = (control: FieldControl, entries: string[]) => {
  const [text = ''] = entries;
  const { type, value } = control;
  // A chosen file cannot be stored: no script may set it.
  if (type === 'file') return;
  if (control instanceof HTMLInputElement && type === 'checkbox') {
    control.checked = entries.includes(value);
  } else if (control instanceof HTMLInputElement && type === 'radio') {
    control.checked ||= entries.includes(value);
  } else {
    // Behind the options the line beside them.
    control.value = hasLines && type === 'text' ? (entries.at(-1) ?? '') : text;
    // The option is gone.
    if ('selectedIndex' in control && control.selectedIndex < 0) control.value = value;
  }
};

/** What has no control on the page, or has changed its kind, waits for script. */
const putInto = (form: HTMLFormElement) => {
  const written = waitingFor(form);
  if (!written) return;
  for (const { kind, name, controls } of fieldsIn(form)) {
    const field = writtenOf(written, name);
    if (field?.kind !== kind) continue;
    controls.forEach((control) => put(control, field.entries));
    written.fields[name] = undefined;
  }
};

const isForm = (value: Partial<WrittenForm> | null): value is WrittenForm =>
  typeof value?.fields === 'object' && value.fields !== null;

/** Parses a form from a note; undefined if it is none. */
export const parseWritten = (note: string | null): WrittenForm | undefined => {
  try {
    const written = JSON.parse(note ?? '') as WrittenForm | null;
    return isForm(written) ? written : undefined;
  } catch {
    return undefined;
  }
};

/** Restores the content of the forms that the server rendered, before hydration. */
export const restoreTyped = () => {
  try {
    const note = readNote(typedNote);
    if (note === null) return;
    removeNote(typedNote);
    const { path, forms } = JSON.parse(note) as Written;
    if (path !== window.location.pathname) return;
    waiting = forms.filter(isForm);
    [...document.forms].forEach(putInto);
  } catch {
    // The browser stores nothing, or the note is not ours.
  }
};

import { readNote, removeNote, writeNote } from './session-notes';

/**
 * The controls of a form. A control that is called `elements` stands in the place of the form's own
 * property of that name (HTML, section 4.10.3, [LegacyOverrideBuiltIns]): the browser's is asked.
 */
export const formControls = (form: HTMLFormElement): HTMLFormControlsCollection =>
  Reflect.get(HTMLFormElement.prototype, 'elements', form);

const mark = 'typed';

/** What stood in a field, written down: the texts of its entries in the browser's own form data. */
export type WrittenField = {
  /** The field's kind: what it wrote need not fit another one. */
  kind: string;
  entries: string[];
};

/** What stood in a form. Read from storage, it may be of another build, or of nobody. */
export type WrittenForm = {
  /** The form's name, as its element has it (`data-form`). */
  form: string;
  /** The step that was shown, where script had taken the form over. */
  step?: number;
  /** By the fields' names. */
  fields: Record<string, WrittenField | undefined>;
};

type Written = { path: string; forms: WrittenForm[] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was written of a field; undefined for nothing, and for what has another shape. */
export const writtenOf = (written: WrittenForm, name: string): WrittenField | undefined => {
  const field = written.fields[name];
  const isField =
    isText(field?.kind) && Array.isArray(field.entries) && field.entries.every(isText);
  return isField ? field : undefined;
};

type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFieldControl = (control: Element): control is FieldControl =>
  control.matches('input[name], textarea[name], select[name]');

/** Each field of a form that stands on the page: the frame names its kind. */
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

/** A form's name. Its `dataset` may be a control that is called so. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('data-form') ?? '';

const writers = new WeakMap<HTMLFormElement, () => WrittenForm>();

/** Names who knows what stands in a form that script has taken over: its page may show less. */
export const nameWriter = (form: HTMLFormElement, write: () => WrittenForm) =>
  writers.set(form, write);

/** What was kept and no form has yet taken. */
let waiting: WrittenForm[] = [];

/** Of several forms of one name on a page each has its own. */
const waitingFor = (form: HTMLFormElement): WrittenForm | undefined => {
  const name = nameOf(form);
  const place = [...document.forms].filter((each) => nameOf(each) === name).indexOf(form);
  return waiting.filter((each) => each.form === name)[place];
};

/** What was kept for a form over a reload, and does not stand on its page already. */
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

/** Keeps what stands in the page's forms over a reload. Throws where the browser keeps nothing. */
export const keepTyped = () => {
  const written: Written = {
    path: window.location.pathname,
    forms: [...document.forms].map((form) => writers.get(form)?.() ?? standingIn(form)),
  };
  writeNote(mark, JSON.stringify(written));
};

const put = (control: FieldControl, entries: string[]) => {
  const [text = ''] = entries;
  const { type, value } = control;
  // A chosen file cannot be kept: the browser hands it to nobody.
  if (type === 'file') return;
  if (control instanceof HTMLInputElement && type === 'checkbox') {
    control.checked = entries.includes(value);
  } else if (control instanceof HTMLInputElement && type === 'radio') {
    control.checked ||= entries.includes(value);
  } else {
    control.value = text;
    // The option is gone.
    if ('selectedIndex' in control && control.selectedIndex < 0) control.value = value;
  }
};

/** What does not stand on the page, or has become another kind, waits for script. */
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

/** A form as it was written into a note; undefined for what is none. */
export const parseWritten = (note: string | null): WrittenForm | undefined => {
  try {
    const written = JSON.parse(note ?? '') as WrittenForm | null;
    return isForm(written) ? written : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Writes what was kept back into the forms that the server rendered, before script takes them over.
 */
export const restoreTyped = () => {
  try {
    const note = readNote(mark);
    if (note === null) return;
    removeNote(mark);
    const { path, forms } = JSON.parse(note) as Written;
    if (path !== window.location.pathname) return;
    waiting = forms.filter(isForm);
    [...document.forms].forEach(putInto);
  } catch {
    // The browser keeps nothing, or what it kept is not ours.
  }
};

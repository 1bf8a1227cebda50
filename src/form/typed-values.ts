import type { Values } from '../contract/record';
import { kindOf, type LoadedKinds } from '../fields/field-kinds';
import { formControls } from '../loading/form-controls';
import type { AskedField } from './form-fields';

/** What a form's controls hold by what the browser knows; files are known to their controls alone. */
export const typedValues = (
  form: HTMLFormElement,
  asked: readonly AskedField[],
  loaded: LoadedKinds,
): Values => {
  const data = new FormData(form);
  const present = asked.filter(
    ({ field }) => field.kind !== 'file' && formControls(form).namedItem(field.name) !== null,
  );
  return Object.fromEntries(
    present.map(({ field }) => {
      const entries = data.getAll(field.name).filter((entry) => typeof entry === 'string');
      return [field.name, kindOf(field, loaded).value.read(entries)];
    }),
  );
};

import inquiry from '../../../config/forms/inquiry';
import newsletter from '../../../config/forms/newsletter';
import type { FormDefinition } from '../../../src/form/form-schema';

/** The forms that Home shows, by name. */
const forms: Partial<Record<string, FormDefinition>> = { inquiry, newsletter };

/** Throws when Home shows another. */
export const formOf = (name: string): FormDefinition => {
  const form = forms[name];
  if (!form) throw new Error(`The peers have no form "${name}": see bench/pages/peers/forms.ts.`);
  return form;
};

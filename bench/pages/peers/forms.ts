import contact from '../../../tests/sites/agency/config/forms/contact';
import inquiry from '../../../tests/sites/agency/config/forms/inquiry';
import newsletter from '../../../tests/sites/agency/config/forms/newsletter';
import type { FormDefinition } from '../../../src/form/form-schema';

/** The forms that the peers' pages show, by name. */
const forms: Partial<Record<string, FormDefinition>> = { contact, inquiry, newsletter };

/** Throws when a page shows another. */
export const formOf = (name: string): FormDefinition => {
  const form = forms[name];
  if (!form) throw new Error(`The peers have no form "${name}": see bench/pages/peers/forms.ts.`);
  return form;
};
